/**
 * Slides the accent bar, which a node's `::before` draws 8 px from its edges, from the previously marked node to the current one, unless
 * the user prefers reduced motion.
 */
export function slideAccentBar(before: Element | null, marked: Element | null): void {
  if (!marked || marked === before || !before?.isConnected) return;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = before.getBoundingClientRect();
  const to = marked.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const start = `translateX(${from.left - to.left}px) scaleX(${(from.width - 16) / (to.width - 16)})`;
  marked.animate([{ transform: start }, { transform: 'none' }], {
    pseudoElement: '::before',
    duration: 200,
    easing: 'ease-in-out',
  });
}
