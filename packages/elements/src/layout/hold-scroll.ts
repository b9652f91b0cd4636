/**
 * Keeps what is read in its place when an element above it grows or shrinks, in engines that do not do so themselves
 * (WebKit has no scroll anchoring), or is taken away. At the page's top nothing is held: what comes there is to be seen.
 * @returns ends it; to be called once the element has been taken away
 */
export function holdScroll(element: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  /** With the gap that it has in its page's grid while it is there. */
  const height = () => {
    const { offsetHeight, parentElement } = element;
    return (
      offsetHeight && offsetHeight + (parseFloat(getComputedStyle(parentElement ?? element).rowGap) || 0)
    );
  };
  let before = height();
  let top = element.offsetTop;
  const hold = () => {
    const grown = height() - before;
    before += grown;
    if (before) top = element.offsetTop;
    const isAbove = element.getBoundingClientRect().top < 0 || top < scrollY;
    if (grown && scrollY > 0 && isAbove) scrollBy({ top: grown, behavior: 'instant' });
  };
  const observer = new ResizeObserver(hold);
  observer.observe(element);
  return () => {
    observer.disconnect();
    hold();
  };
}
