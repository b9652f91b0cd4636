/**
 * Where the focus goes from what has left: in its section to what unfolds that, and from there to its first link, as the window
 * passes 1024 px; else to a link with the same address, and to the first of what the footer has.
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
