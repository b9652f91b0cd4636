/** How far a page, or a part of it, can be scrolled horizontally, in px. */
export function beyondWindow(part: Element = document.documentElement): number {
  return part.scrollWidth - part.clientWidth;
}
