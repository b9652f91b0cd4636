/** Whether a value, about which nothing else is known, is an object. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * A field of an object about which nothing is known.
 * @throws whatever a getter throws
 */
export function field(object: object, name: string): unknown {
  return Reflect.get(object, name);
}
