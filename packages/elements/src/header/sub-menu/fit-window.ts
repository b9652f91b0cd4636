/** The header's lower edge at the window's top, at any width, in px; the style sheet leaves the sheet its room below that. */
const usualEnd = 119;

/** The least height of a sheet whose header is near the window's lower edge, in px; the page can be scrolled to it. */
const least = 160;

/**
 * Keeps the sheet of an open sub-menu inside the window, however far down the page its header is. It measures in the frame that shows the
 * sheet, and changes nothing if the style sheet's height is right, because one layout of a large sheet is enough. In that frame it also
 * scrolls the sheet to its top, as it may have been scrolled when it was open before.
 * @param root the header's shadow root
 * @returns stops
 */
export function fitWindow(sheet: () => HTMLElement | null, root: ShadowRoot): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const measure = () => {
    const top = Math.ceil(root.host.getBoundingClientRect().bottom);
    const room = top > usualEnd ? `max(${least}px, 100dvh - ${top + 32}px)` : '';
    sheet()?.style.setProperty('max-height', room);
  };
  const frame = requestAnimationFrame(() => {
    sheet()?.scrollTo(0, 0);
    measure();
  });
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  for (const type of ['scroll', 'resize']) addEventListener(type, measure, { passive: true, signal });
  return () => watching.abort();
}
