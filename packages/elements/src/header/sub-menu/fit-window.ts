/**
 * Tells an open sub-menu where the header that it hangs from ends, however far down the page that stands, so that its sheet
 * ends inside the window. The first measure comes before the sheet is rendered: one layout of a large sheet is enough.
 * @returns ends it
 */
export function fitWindow(menu: HTMLElement): () => void {
  const root = menu.getRootNode();
  const watching = new AbortController();
  const measure = () => {
    if (!(root instanceof ShadowRoot)) return;
    menu.style.setProperty('--_top', `${Math.ceil(root.host.getBoundingClientRect().bottom)}px`);
  };
  measure();
  for (const type of ['scroll', 'resize'])
    addEventListener(type, measure, { passive: true, signal: watching.signal });
  return () => watching.abort();
}
