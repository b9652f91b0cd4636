import type { AnalyticsEvent, AnalyticsPageNames } from '@fleet-portal/model/entities';
import {
  analyticsCall,
  analyticsPage,
  addressNeedsConfirmation,
  type Outcome,
} from '@fleet-portal/model/rules';
import type { Where } from './create-analytics.ts';
import { debugStore } from './debug-store.ts';
import { clickedLink } from './clicked-link.ts';
import { createTracker } from './tracker.ts';

export interface Happening {
  /** An event, a page shown at a path, or the composed path of a click. */
  what: { event: AnalyticsEvent } | { outcome: Outcome; path: string } | { clicked: readonly EventTarget[] };
  where: Where & { width: number };
  /** Whether sending it was allowed when it happened. */
  wasAllowed: boolean;
}

export type Tell = (happening: Happening) => unknown;

/** Used before the first page has been shown. */
const noPage: AnalyticsPageNames = {
  pageName: '',
  siteSection: '',
  hierarchy: '',
  tool: '',
  toolDescriptor: '',
};

/** Whether the privacy confirmation is shown before a link: it then replaces the tracking of the click (FTR-02). */
function isAsked(event: AnalyticsEvent, { market, locale }: Where): boolean {
  return (
    event.kind === 'click' && addressNeedsConfirmation(event.href, { market, locale, base: location.href })
  );
}

/** Turns what happens into calls and passes them on. A page is reported once while it stays, whatever its query and fragment. */
export function createTell(signal: AbortSignal): Tell {
  const pass = createTracker({ onState: debugStore.note, signal });
  let page = noPage;
  let shown = '';

  function eventOf(what: Happening['what']): AnalyticsEvent | null {
    if ('event' in what) return what.event;
    if ('clicked' in what) {
      const link = clickedLink(what.clicked);
      return link && { kind: 'click', ...link };
    }
    const named = analyticsPage(what.outcome);
    const key = named && `${what.path} ${named.hierarchy}`;
    if (!named || key === null || key === shown) return null;
    shown = key;
    return { kind: 'page', page: named };
  }

  function tell({ what, where, wasAllowed }: Happening): void {
    const event = eventOf(what);
    if (!event || isAsked(event, where)) return;
    if (event.kind === 'page') ({ page } = event);
    const call = analyticsCall(event, { ...where, page });
    if (call) pass(call, wasAllowed);
  }

  return (happening) => {
    try {
      tell(happening);
    } catch (error) {
      // The data of a view may be anything, even unreadable.
      console.warn('An event is not tracked:', error);
    }
  };
}
