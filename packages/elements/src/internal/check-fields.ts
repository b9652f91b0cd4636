/**
 * Checks that the arguments of a function of the shell have the required fields, so that authors of plain JavaScript learn which field is
 * missing instead of where reading it failed.
 * @param call the name of the function that was called
 * @param needed the type of each required field
 * @throws TypeError that names the call and the first field that is missing or has another type
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
