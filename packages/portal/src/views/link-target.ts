/** The link of this site that an event comes from, through open shadow roots; null where there is none. */
export function linkTarget(event: Event): HTMLAnchorElement | null {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  return link?.hasAttribute('href') && link.origin === location.origin ? link : null;
}
