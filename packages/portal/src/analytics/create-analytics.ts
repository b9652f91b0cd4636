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
  /** Tells the tag manager what happened, as far as the person allows it. It never throws and never changes. */
  track: (event: AnalyticsEvent) => void;
  /** Notes what happens, or what a page or a click is to be told by. */
  note: (what: Happening['what']) => void;
  /** Says who is there now, in which market and language. */
  moveTo: (where: Where) => void;
  /** Gives up whatever waits; tracking once more begins anew. */
  stop: () => void;
}

/** Notes what happens, where, and whether it may be told; what makes calls of it is a script that nobody waits for. */
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

/** Keeps in order what happens before the script has come. */
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
