/** Where the header ends at the window's top, at any width, in px; the sheet has its room beneath by its style sheet. */
const usualEnd = 119;

/** What a sheet keeps where its header stands near the window's lower edge, in px: the page can be scrolled to it. */
const least = 160;

/**
 * Keeps the sheet of an open sub-menu inside the window, however far down the page the header stands that it hangs from. It
 * measures in the frame that shows the sheet, and leaves a sheet alone whose room is right: one layout of a large one is enough.
 * In that frame the sheet goes to its top: it may have been scrolled when it was open before.
 * @param root the header's shadow root
 * @returns ends it
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
