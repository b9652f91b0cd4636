/**
 * The next text of a live region, made different if it repeats the current one: screen readers announce only a text that changes.
 * @param before the current text of the region
 */
export function anew(text: string, before: string): string {
  return text !== '' && text === before ? `${text}\u00a0` : text;
}
