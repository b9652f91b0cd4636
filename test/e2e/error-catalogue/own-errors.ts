/** Takes the errors that the page itself logged out of the list; the browser logs failed requests on its own. */
export function ownErrors(lines: string[]): string[] {
  return lines.splice(0).filter((line) => !line.startsWith('Failed to load resource'));
}
