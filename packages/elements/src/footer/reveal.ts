import { timers } from '@fleet-portal/model/constants';

/** How much of the footer must be in view. */
const threshold = 0.1;
const fade = 200;

/**
 * Keeps a footer that stands out of view unseen until a tenth of it is in view, or for 5 s, and then fades it in (FTR-06).
 * It keeps its room, so nothing moves; it stays in the tab order and in the reach of find-in-page, and shows when focus comes.
 * Where it is in view already it is never taken away.
 */
export function revealWhenSeen(footer: HTMLElement): void {
  if (!('IntersectionObserver' in globalThis)) return;
  const shown = new AbortController();
  const { signal } = shown;
  let veil: Animation | undefined;

  const observer = new IntersectionObserver(
    ([entry]) => {
      const isSeen = (entry?.intersectionRatio ?? 1) >= threshold;
      if (isSeen) show();
      else veil ??= cover(footer, () => shown.abort());
    },
    { threshold },
  );
  const show = () => {
    if (veil && Number(veil.currentTime) < timers.footerReveal) veil.currentTime = timers.footerReveal;
    shown.abort();
  };
  const showAtOnce = () => {
    veil?.cancel();
    shown.abort();
  };
  observer.observe(footer);
  signal.addEventListener('abort', () => observer.disconnect());
  footer.addEventListener('focusin', showAtOnce, { signal });
  addEventListener('beforeprint', showAtOnce, { signal });
}

/**
 * Unseen for 5 s, then a fade; nothing stays behind, even if no script runs any more. It waits as a delay does, without a frame,
 * where an animation of 5 s would have the browser draw all the while.
 */
function cover(footer: HTMLElement, done: () => void): Animation {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const veil = footer.animate(
    { opacity: [0, 1] },
    { duration: isStill ? 0 : fade, delay: timers.footerReveal, fill: 'backwards' },
  );
  veil.addEventListener('finish', done);
  return veil;
}
