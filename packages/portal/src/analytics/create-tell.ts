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
  /** An event, a page that is shown at a path, or everything that a click went through. */
  what: { event: AnalyticsEvent } | { outcome: Outcome; path: string } | { clicked: readonly EventTarget[] };
  where: Where & { width: number };
  /** Whether it might be told when it happened. */
  wasAllowed: boolean;
}

export type Tell = (happening: Happening) => unknown;

/** Before the first page nobody has named one. */
const noPage: AnalyticsPageNames = {
  pageName: '',
  siteSection: '',
  hierarchy: '',
  tool: '',
  toolDescriptor: '',
};

/** Where the privacy confirmation stands before a link, it stands in place of the link's tag (FTR-02). */
function isAsked(event: AnalyticsEvent, { market, locale }: Where): boolean {
  return (
    event.kind === 'click' && addressNeedsConfirmation(event.href, { market, locale, base: location.href })
  );
}

/** Makes calls of what happens, and passes them on. A page is told once while it stays, whatever its query and fragment. */
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
      // What a view tells may be anything, even something that cannot be read.
      console.warn('An event is not tracked:', error);
    }
  };
}
