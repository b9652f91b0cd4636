/** Freezes a view's inputs at any depth, since the shell and other views share them. */
export function readOnly<Value>(value: Value): Value {
  const values = new Set<unknown>([value]);
  for (const one of values) {
    if (!isData(one) || Object.isFrozen(one)) continue;
    Object.values(Object.freeze(one)).forEach((inner) => values.add(inner));
  }
  return value;
}

/** Arrays and plain objects, as in JSON. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
