/** A copy of a payload with the value at a dotted path replaced, or removed if it is undefined. */
export function withValue(payload: unknown, path: string, value: unknown): unknown {
  // An object that a sample uses in several places would be several objects in a server's JSON.
  const copy: unknown = JSON.parse(JSON.stringify(payload));
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = valueAt(copy, keys.join('.')) as object;
  if (value === undefined) Reflect.deleteProperty(holder, last);
  else Reflect.set(holder, last, value);
  return copy;
}

export function valueAt(payload: unknown, path: string): unknown {
  const keys = path ? path.split('.') : [];
  return keys.reduce<unknown>((holder, key) => Reflect.get(holder as object, key), payload);
}
