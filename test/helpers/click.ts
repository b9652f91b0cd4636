/**
 * Clicks as a pointer does.
 * @param count the number of this click in a series, as in `event.detail`
 * @returns whether the default action was not prevented
 */
export function click(element: Element, count = 1): boolean {
  return element.dispatchEvent(
    new MouseEvent('click', { bubbles: true, composed: true, cancelable: true, detail: count }),
  );
}
