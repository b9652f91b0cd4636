const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Makes access to cookies throw, as in a sandboxed frame with an opaque origin; returns a function that ends it. */
export function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  return () => void Reflect.deleteProperty(document, 'cookie');
}

/** Makes the browser tell that it keeps no cookies; returns a function that ends it. */
export function turnCookiesOff(): () => void {
  Object.defineProperty(navigator, 'cookieEnabled', { value: false, configurable: true });
  return () => void Reflect.deleteProperty(navigator, 'cookieEnabled');
}
