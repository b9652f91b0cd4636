/** Makes what a view gets read-only down to its last field: it is the shell's own, and every other view's. */
export function readOnly<Value>(value: Value): Value {
  if (!isData(value) || Object.isFrozen(value)) return value;
  Object.freeze(value);
  Object.values(value).forEach(readOnly);
  return value;
}

/** Lists and plain objects, as JSON has them. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
