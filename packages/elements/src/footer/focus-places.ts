/**
 * Where the focus may go when its holder disappears: from a section's link to the summary that unfolds the section, and back to the first
 * link, when the window crosses 1024 px; else to a link with the same address, or to the first control of the footer.
 */
export function focusPlaces(holder: Element): readonly string[] {
  const section = holder.closest('.section');
  const place = [...(section?.parentElement?.children ?? [])].findIndex((each) => each === section) + 1;
  const same = `[href="${CSS.escape(holder.getAttribute('href') ?? '')}"]`;
  return [
    ...['summary', 'ul :is(a, button)'].map((part) => `.section:nth-child(${place}) ${part}`),
    same,
    'summary',
    'a[href]',
  ];
}
