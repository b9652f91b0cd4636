/** As the window passes 1024 px, the focus goes from a section's link to what unfolds it, and from there to its first link. */
export function focusPlaces(holder: Element): readonly string[] {
  const section = holder.closest('.section');
  if (!section?.parentElement) return [];
  const place = [...section.parentElement.children].indexOf(section) + 1;
  return ['summary', 'ul :is(a, button)'].map((part) => `.section:nth-child(${place}) ${part}`);
}
