/**
 * Moves the host page's company selector into the drawer while it is open: an element is assigned to the first slot with its name, which
 * would be the one in the top bar, hidden on phones (HDR-15).
 * @returns moves it back
 */
export function borrowCompany(menu: Element): () => void {
  const root = menu.getRootNode() as ShadowRoot;
  const bar = root.querySelector<HTMLSlotElement>('.top-bar slot[name=company]');
  if (bar) bar.name = 'lent';
  return () => {
    if (bar) bar.name = 'company';
  };
}
