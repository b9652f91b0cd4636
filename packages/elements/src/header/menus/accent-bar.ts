/** Lets the accent bar slide from the node that had it to the node that has it now, unless motion is reduced. */
export function slideAccentBar(before: Element | null, bar: Element): void {
  if (!before?.isConnected || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const from = before.getBoundingClientRect();
  const to = bar.getBoundingClientRect();
  if (!from.width || !to.width) return;
  const start = `translateX(${from.left - to.left}px) scaleX(${from.width / to.width})`;
  bar.animate([{ transform: start }, { transform: 'none' }], { duration: 200, easing: 'ease-in-out' });
}
