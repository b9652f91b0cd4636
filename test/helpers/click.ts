/**
 * Clicks as a pointer does.
 * @param count how many clicks in a row it is by now, as the browser counts
 * @returns whether the browser goes on with what it does by itself
 */
export function click(element: Element, count = 1): boolean {
  return element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: count }),
  );
}
