/**
 * What a server cannot render without: whoever writes plain JavaScript hears which one is missing, not where it was looked for.
 * @param call the function that was called
 * @throws TypeError that names the call and the first of the props that is missing or of another type
 */
export function checkProps(
  call: string,
  props: object | undefined,
  needed: Record<string, 'object' | 'string'>,
): void {
  const values = new Map<string, unknown>(Object.entries(props ?? {}));
  for (const [name, type] of Object.entries(needed)) {
    const value = values.get(name);
    if (typeof value !== type || value === null) throw new TypeError(`${call}: ${name} is no ${type}`);
  }
}
