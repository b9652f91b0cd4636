/** What a test has looked for; it ends where that is not there. */
export function the<Type>(found: Type | null | undefined): Type {
  if (found === null || found === undefined) throw new Error('What was looked for is not there');
  return found;
}
