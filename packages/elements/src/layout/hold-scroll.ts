/**
 * Keeps the content that the user is reading in place when an element above it resizes or is removed, in engines without scroll anchoring
 * (WebKit). At the top of the page nothing is held, because what appears there is meant to be seen.
 * @returns stops holding; call it once the element has been removed
 */
export function holdScroll(element: HTMLElement): () => void {
  if (CSS.supports('overflow-anchor', 'auto')) return () => undefined;
  /** The height including the element's row gap in the page's grid, which disappears with it. */
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
