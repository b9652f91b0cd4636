/**
 * Presses the pointer on one node and releases it on another, with the click event that a browser fires.
 * @param on the target of the click: the common ancestor
 * @param init for example the position, or `detail`: 2 for the second click of a double click
 */
export function drag(from: Element, to: Element = from, on: Element = from, init: MouseEventInit = {}): void {
  const options = { bubbles: true, composed: true, cancelable: true, ...init };
  from.dispatchEvent(new PointerEvent('pointerdown', options));
  from.dispatchEvent(new MouseEvent('mousedown', options));
  to.dispatchEvent(new PointerEvent('pointerup', options));
  to.dispatchEvent(new MouseEvent('mouseup', options));
  on.dispatchEvent(new MouseEvent('click', options));
}
