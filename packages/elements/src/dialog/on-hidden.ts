import { isPrinting } from '../layout/is-printing.ts';

/**
 * Calls back once an element is rendered no more, such as a modal dialog in what the page hides: unseen, it would keep the page inert.
 * On paper nothing is inert.
 */
export function onHidden(element: Element, callback: () => void, signal: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    if (!element.checkVisibility() && !isPrinting()) callback();
  });
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
