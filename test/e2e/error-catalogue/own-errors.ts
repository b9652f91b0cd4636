/** What the page itself wrote to the console, taken out of the list; a failed request is the browser's own line. */
export function ownErrors(lines: string[]): string[] {
  return lines.splice(0).filter((line) => !line.startsWith('Failed to load resource'));
}
