import { isPrinting } from '../layout/is-printing.ts';

/**
 * Calls back once an element is no longer rendered, such as a modal dialog inside content that the page hides: though invisible, it would
 * keep the page inert. Printing does not count.
 */
export function onHidden(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    if (!element.checkVisibility() && !isPrinting()) callback();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
