/**
 * Keeps the sheet of an open sub-menu inside the window, however far down the page the header stands that it hangs from. It
 * measures in the frame that shows the sheet: one layout of a large sheet is enough.
 * @param root the header's shadow root
 * @returns ends it
 */
export function fitWindow(sheet: () => HTMLElement | null, root: ShadowRoot): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const measure = () => {
    const top = Math.ceil(root.host.getBoundingClientRect().bottom);
    sheet()?.style.setProperty('max-height', `calc(100dvh - ${top + 32}px)`);
  };
  const frame = requestAnimationFrame(measure);
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  for (const type of ['scroll', 'resize']) addEventListener(type, measure, { passive: true, signal });
  return () => watching.abort();
}
