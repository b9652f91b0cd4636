import { timers } from '@fleet-portal/model/constants';
import type { ReactiveControllerHost } from 'lit';

/** How much of a hidden footer must be in view to reveal it. */
const threshold = 0.1;

/**
 * Hides a footer that is out of view until a tenth of it is in view, or for 5 s at most, and then fades it in (FTR-06). It keeps its room,
 * so nothing moves; it stays in the tab order and available to find-in-page, and shows when it gets the focus. A footer that is in view
 * already is never hidden.
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
 * Hides the footer by an animation that is paused until it plays. A delay instead would make Chromium produce frames all the time, and a
 * click elsewhere would wait for the next one.
 */
function cover(footer: HTMLElement): Animation {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const veil = footer.animate({ opacity: [0, 1] }, isStill ? 80 : 200);
  veil.pause();
  return veil;
}
