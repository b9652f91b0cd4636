/** A requested value for the console: a text as it is, anything else by its type. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : typeof value;
}
