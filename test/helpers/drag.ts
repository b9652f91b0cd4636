/**
 * A press of the pointer from one node to another, and the click that a browser makes of it.
 * @param on what the click hits: what holds both
 * @param init such as where it is, and its `detail`: 2 for the second of a double click
 */
export function drag(from: Element, to: Element = from, on: Element = from, init: MouseEventInit = {}): void {
  const options = { bubbles: true, composed: true, cancelable: true, ...init };
  from.dispatchEvent(new PointerEvent('pointerdown', options));
  from.dispatchEvent(new MouseEvent('mousedown', options));
  to.dispatchEvent(new PointerEvent('pointerup', options));
  to.dispatchEvent(new MouseEvent('mouseup', options));
  on.dispatchEvent(new MouseEvent('click', options));
}
