/** The panels of the open modals, lowest first. */
const open: HTMLElement[] = [];

/**
 * Registers a modal as open. All but the topmost are inert, because WebKit leaves a dialog beneath another focusable while its animation
 * runs.
 * @returns unregisters it
 */
export function enterModal(panel: HTMLElement): () => void {
  open.push(panel);
  markInert();
  return () => {
    open.splice(open.indexOf(panel), 1);
    panel.inert = false;
    markInert();
  };
}

function markInert(): void {
  const top = open.at(-1);
  for (const panel of open) panel.inert = panel !== top;
}
