const names = ['localStorage', 'sessionStorage'] as const;

/** Makes access to storage throw, as in a browser that blocks site data; returns a function that ends it. */
export function refuseStorage(): () => void {
  const own = names.map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
  const get = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  for (const name of names) Object.defineProperty(window, name, { get, configurable: true });
  return () => {
    for (const [name, descriptor] of own) {
      if (descriptor) Object.defineProperty(window, name, descriptor);
      else Reflect.deleteProperty(window, name);
    }
  };
}
