/** As if the focus went into a frame of the page: Firefox would keep one that really went there for the pages of the tests that follow. */
export function focusInFrame(): void {
  const frame = document.body.appendChild(document.createElement('iframe'));
  Object.defineProperty(document, 'activeElement', { configurable: true, get: () => frame });
  window.dispatchEvent(new Event('blur'));
  Reflect.deleteProperty(document, 'activeElement');
  frame.remove();
}
