/**
 * Has a host's company selector stand in the drawer for as long as that is open, and not in the top bar, which no phone shows: an
 * element stands in the first slot of its name (HDR-15).
 * @returns gives it back
 */
export function borrowCompany(menu: Element): () => void {
  const root = menu.getRootNode() as ShadowRoot;
  const bar = root.querySelector<HTMLSlotElement>('.top-bar slot[name=company]');
  if (bar) bar.name = 'lent';
  return () => {
    if (bar) bar.name = 'company';
  };
}
