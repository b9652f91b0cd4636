/** The delay after which a wait is noticeable, in ms; the portal's pages use the same. */
const delay = 150;

/**
 * Shows a progress bar beneath the header while the script of the pressed menu loads, so that the press does not seem lost.
 * @param signal removes the bar
 */
export function showMenuProgress(root: ParentNode, signal: AbortSignal): void {
  const bar = document.createElement('div');
  root.querySelector('header')?.append(bar);
  progress(bar);
  signal.addEventListener('abort', () => bar.remove());
}

/** Draws the bar as a border, which forced colors keep. */
function progress(bar: HTMLElement): void {
  bar.className = 'menu-progress';
  Object.assign(bar.style, {
    position: 'absolute',
    inset: '100% 0 auto',
    borderBlockStart: '3px solid var(--_accent)',
    opacity: '0',
    transformOrigin: bar.matches(':dir(rtl)') ? 'right' : 'left',
  });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const widths = isStill ? [1, 1] : [0.05, 0.9];
  bar.animate(
    widths.map((width) => ({ opacity: 1, transform: `scaleX(${width})` })),
    { delay, duration: 4000, easing: 'ease-out', fill: 'forwards' },
  );
}
