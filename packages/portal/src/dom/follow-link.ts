/**
 * Leaves the portal as a link does, so that what asks or tells of followed links hears of it (MOD-04).
 * @param place where the link would stand
 */
export function followLink(href: string, place: Element): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'external noopener';
  place.append(link);
  link.click();
  link.remove();
}
