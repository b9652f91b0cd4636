import { readCookies } from '@fleet-portal/elements/consent';
import { analytics as settings } from '@fleet-portal/model/constants';
import type { AnalyticsEvent, Market, Session } from '@fleet-portal/model/entities';
import { decidedCategories, nameAndMessageOf } from '@fleet-portal/model/rules';
import type { Happening, Tell } from './create-tell.ts';

export interface Where {
  market: Market;
  session: Session;
  locale: string;
}

export interface Analytics {
  /** Tells the tag manager what happened, as far as the user allows it. It never throws, and its identity is stable. */
  track: (event: AnalyticsEvent) => void;
  /** Records an event, or a page or a click from which an event is derived. */
  note: (what: Happening['what']) => void;
  /** Sets the current user, market and language. */
  moveTo: (where: Where) => void;
  /** Drops everything that is waiting; tracking again starts anew. */
  stop: () => void;
}

/** Records what happens, where, and whether it may be sent. The code that turns this into calls is loaded in the background. */
export function createAnalytics(): Analytics {
  let where: Where | null = null;
  let life: ReturnType<typeof begin> | null = null;

  function note(what: Happening['what']): void {
    if (!where) return;
    const wasAllowed = decidedCategories(readCookies())?.includes(settings.category) ?? false;
    life ??= begin();
    life.tell({ what, wasAllowed, where: { ...where, width: window.innerWidth } });
  }

  return {
    note,
    track: (event) => note({ event }),
    moveTo: (next) => (where = next),
    stop() {
      life?.stop();
      life = null;
    },
  };
}

/** Queues what happens until the script has loaded. */
function begin(): { tell: Tell; stop: () => void } {
  const stopped = new AbortController();
  const early: Happening[] = [];
  let tell: Tell = (happening) => early.push(happening);
  void import('./create-tell.ts').then(
    ({ createTell }) => {
      tell = createTell(stopped.signal);
      early.splice(0).forEach(tell);
    },
    (error: unknown) => {
      tell = () => undefined;
      early.length = 0;
      console.warn(`Nothing is tracked: ${nameAndMessageOf(error)}`);
    },
  );
  return { tell: (happening) => void tell(happening), stop: () => stopped.abort() };
}
