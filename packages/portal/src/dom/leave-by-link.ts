/**
 * Leaves the portal by a real link, so that code that confirms or tracks followed links notices it (MOD-04).
 * @param place the element in which the link is clicked
 */
export function leaveByLink(href: string, place: Element): void {
  const link = document.createElement('a');
  link.href = href;
  link.rel = 'external noopener';
  place.append(link);
  link.click();
  link.remove();
}
