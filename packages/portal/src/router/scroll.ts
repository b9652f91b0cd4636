import { withoutHash } from '@fleet-portal/model/rules';
import { hashOf, type RouteEntry } from './route-entry.ts';

/** In ms: content that still grows above the position must not push it away, since not every browser anchors its scroll. */
const holding = 1000;
const userEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Entries whose scroll position is still to be restored, because the page is not long enough yet. */
const restoring = new WeakSet<RouteEntry>();

/** Whether the page is not at an entry's scroll position yet, without the user having scrolled. */
export function isRestoring(entry: RouteEntry): boolean {
  return restoring.has(entry);
}

/**
 * Scrolls to an entry's position: the top, the target of its hash, or where the user left it. If the page does not reach that far
 * yet, it tries again whenever the content grows, however late, until the user does something (RTE-24, RTE-27). A page that
 * was just opened stays at its top until the target of its hash appears.
 * @param isAnotherPage whether the page differs from the previous entry's: then there is no scroll position to keep
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

/** A page that is still loading and too short shows its top: at its end there is only the footer. */
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
 * Repeats an attempt until it succeeds, and for some time after that, since a page may be long enough only for a moment, such as before
 * its skeleton is rendered.
 * @param note called with the result of each attempt; a user's action counts as success
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
