/** Freezes a view's inputs deeply, since the shell and other views share them. */
export function readOnly<Value>(value: Value): Value {
  if (!isData(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(readOnly);
  return value;
}

/** Arrays and plain objects, as in JSON. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
