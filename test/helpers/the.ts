/** Returns an element or value that a test needs; throws if it is missing. */
export function the<Type>(found: Type | null | undefined): Type {
  if (found === null || found === undefined) throw new Error('What was looked for is not there');
  return found;
}
