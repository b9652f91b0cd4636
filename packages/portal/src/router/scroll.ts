import { withoutHash } from '@fleet-portal/model/rules';
import { hashOf, type RouteEntry } from './route-entry.ts';

/** What still grows above the place that was reached must not push it away: not every browser anchors its scroll. */
const holding = 1000;
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Entries that are to be shown where the visitor left them, while the page does not reach as far. */
const restoring = new WeakSet<RouteEntry>();

/** Whether the page stands elsewhere than an entry was left, by no doing of the visitor's. */
export function isRestoring(entry: RouteEntry): boolean {
  return restoring.has(entry);
}

/**
 * Scrolls to where an entry belongs: the top, the target of its hash, or where the visitor left it. A place that the page does not
 * reach yet is tried again whenever the content grows, however late, until the visitor does something (RTE-24, RTE-27). A page that
 * was just opened stands at its top until the target of its hash comes.
 * @param isAnotherPage than that of the entry before: there is no scroll to keep
 */
export function scrollToEntry(entry: RouteEntry, signal: AbortSignal, isAnotherPage = false): void {
  const { url, from, scroll } = entry;
  const { kind } = scroll;
  if (kind === 'keep' && !isAnotherPage) return;
  if (kind === 'restore') {
    untilDone(
      () => reach(scroll.y),
      signal,
      (isDone) => restoring[isDone ? 'delete' : 'add'](entry),
    );
    return;
  }
  const hash = hashOf(url);
  if (!hash || withoutHash(url) !== withoutHash(from)) window.scrollTo({ top: 0, behavior: 'instant' });
  if (hash) untilDone(() => reachTarget(hash), signal);
}

/** A page that is on its way and too short as yet shows how it begins: at its end there is only the footer. */
function reach(y: number): boolean {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isOnItsWay = scrollHeight - clientHeight < y - 1 && document.querySelector('main .skeleton') !== null;
  window.scrollTo({ top: isOnItsWay ? 0 : y, behavior: 'instant' });
  return Math.abs(window.scrollY - y) <= 1;
}

function reachTarget(hash: string): boolean {
  const target = document.getElementById(hash) ?? inIsolatedView(hash);
  if (!target || document.documentElement.scrollHeight <= window.innerHeight) return false;
  target.scrollIntoView({ behavior: 'instant' });
  return true;
}

function inIsolatedView(hash: string): Element | null | undefined {
  const views = [...document.querySelectorAll('.view-root')];
  return views.map(({ shadowRoot }) => shadowRoot?.getElementById(hash)).find(Boolean);
}

/**
 * A page that had the place for a moment only, such as before its skeleton is drawn, is tried as before.
 * @param note hears how each attempt ends; what the visitor does counts as success
 */
function untilDone(attempt: () => boolean, overtaken: AbortSignal, note?: (isDone: boolean) => void): void {
  const stop = new AbortController();
  const signal = AbortSignal.any([stop.signal, overtaken]);
  let end: number | undefined;
  const tryAgain = () => {
    const isDone = attempt();
    note?.(isDone);
    if (isDone) {
      end ??= setTimeout(() => stop.abort(), holding);
      return;
    }
    clearTimeout(end);
    end = undefined;
  };
  const observer = new ResizeObserver(tryAgain);
  observer.observe(document.body);
  signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  const giveUp = () => {
    note?.(true);
    stop.abort();
  };
  for (const type of userEvents) addEventListener(type, giveUp, { signal, passive: true });
  tryAgain();
}
