/** The link among what an event went through, in open shadow roots, too. */
export function linkIn(path: readonly EventTarget[]): HTMLAnchorElement | undefined {
  return path.find((target) => target instanceof HTMLAnchorElement);
}
