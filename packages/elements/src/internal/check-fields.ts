/**
 * Makes sure that what a page passes to a call of the shell has what the call cannot do without: whoever writes plain JavaScript
 * hears which field is missing, not where it was looked for.
 * @param call the function that was called
 * @param needed the type of each field that must be there
 * @throws TypeError that names the call and the first of the fields that is missing or of another type
 */
export function checkFields(
  call: string,
  given: unknown,
  needed: Readonly<Record<string, 'string' | 'object'>>,
): void {
  const values = Object(given) as Record<string, unknown>;
  for (const [name, type] of Object.entries(needed)) {
    const value = values[name];
    if (typeof value !== type || value === null) throw new TypeError(`${call}: ${name} is no ${type}`);
  }
}
