/**
 * Makes sure that what a page passes to a call of the shell has texts where it must.
 * @param fields the names of those that must be texts
 * @throws TypeError that names the call and the field which is wrong
 */
export function checkText(call: string, given: unknown, ...fields: readonly string[]): void {
  const values = Object(given) as Record<string, unknown>;
  for (const field of fields) {
    if (typeof values[field] !== 'string') throw new TypeError(`${call}: ${field} is no text`);
  }
}
