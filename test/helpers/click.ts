/**
 * Clicks as a pointer does.
 * @param count how many clicks in a row it is by now, as the browser counts
 */
export function click(element: Element, count = 1): void {
  element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: count }),
  );
}
