const refuse = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

/** Has the browser refuse the page its cookies, as in a sandboxed frame of no origin; returns what ends that. */
export function refuseCookies(): () => void {
  Object.defineProperty(document, 'cookie', { get: refuse, set: refuse, configurable: true });
  return () => void Reflect.deleteProperty(document, 'cookie');
}
