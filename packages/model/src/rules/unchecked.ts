/** Whether nothing is known of a value but that it has fields. */
export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/**
 * A field of an object of which nothing is known.
 * @throws whatever a getter throws
 */
export function field(object: object, name: string): unknown {
  return Reflect.get(object, name);
}
