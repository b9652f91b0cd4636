import { timers } from '@fleet-portal/model/constants';
import type { ReactiveControllerHost } from 'lit';

/** How much of a footer that is covered must be in view. */
const threshold = 0.1;

/**
 * Keeps a footer that stands out of view unseen until a tenth of it is in view, or for 5 s, and then fades it in (FTR-06).
 * It keeps its room, so nothing moves; it stays in the tab order and in the reach of find-in-page, and shows when focus comes.
 * Where it is in view already it is never taken away.
 */
export function revealWhenSeen(footer: HTMLElement & ReactiveControllerHost): void {
  if (!footer.isConnected) return;
  const shown = new AbortController();
  const { signal } = shown;
  let veil: Animation | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      const isSeen = ({ intersectionRatio: ratio }: IntersectionObserverEntry) =>
        veil ? ratio >= threshold : ratio > 0;
      if (entries.some(isSeen)) show();
      else veil ??= cover(footer);
    },
    { threshold },
  );
  const show = () => {
    veil?.play();
    shown.abort();
  };
  const showAtOnce = () => {
    veil?.cancel();
    shown.abort();
  };
  const timer = setTimeout(show, timers.footerReveal);
  observer.observe(footer);
  signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
  });
  footer.addEventListener('focusin', showAtOnce, { signal });
  addEventListener('beforeprint', showAtOnce, { signal });
  footer.addController({ hostDisconnected: showAtOnce });
}

/**
 * Unseen until it plays. It stands still meanwhile: with a delay, Chromium would go on making frames, and a click elsewhere
 * would wait for the next of them.
 */
function cover(footer: HTMLElement): Animation {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const veil = footer.animate({ opacity: [0, 1] }, isStill ? 80 : 200);
  veil.pause();
  return veil;
}
