/**
 * Keeps what is read in its place when an element above it grows or shrinks, in engines that do not do so themselves
 * (WebKit has no scroll anchoring). At the page's top nothing is held: what comes there is to be seen.
 * @returns ends it
 */
export function holdScroll(element: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  let before = element.offsetHeight;
  const observer = new ResizeObserver(() => {
    const grown = element.offsetHeight - before;
    before += grown;
    const isAbove = element.getBoundingClientRect().top < 0 || element.offsetTop < scrollY;
    if (scrollY > 0 && isAbove) scrollBy({ top: grown, behavior: 'instant' });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
