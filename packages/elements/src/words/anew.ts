/**
 * What stands in a live region next: the same words twice are only read aloud where the text differs.
 * @param before what stands there
 */
export function anew(text: string, before: string): string {
  return text !== '' && text === before ? `${text}\u00a0` : text;
}
