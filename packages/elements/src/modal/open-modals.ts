/** The panels of the modals that are open, the lowest first. */
const open: HTMLElement[] = [];

/**
 * Counts a modal among those that are open on the page. All but the top one are inert: WebKit leaves a dialog beneath another
 * open to the focus while its animation runs.
 * @returns takes it out again
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
