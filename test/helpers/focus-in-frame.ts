/** Simulates focus moving into a frame: with a real one, Firefox would keep the focus there for the pages of the following tests. */
export function focusInFrame(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => frame });
  window.dispatchEvent(new Event('blur'));
  Reflect.deleteProperty(document, 'activeElement');
  frame.remove();
}
