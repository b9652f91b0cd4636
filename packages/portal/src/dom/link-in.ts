/** The link in an event's composed path, also in open shadow roots. */
export function linkIn(path: readonly EventTarget[]): HTMLAnchorElement | undefined {
  return path.find((target) => target instanceof HTMLAnchorElement);
}
