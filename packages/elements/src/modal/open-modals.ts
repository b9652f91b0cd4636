interface OpenModal {
  modal: HTMLElement;
  panel: HTMLElement;
}

const open: OpenModal[] = [];

/**
 * Counts a modal among those that are open on the page. All but the top one are inert: WebKit leaves a dialog beneath another
 * open to the focus while its animation runs.
 * @returns takes it out again
 */
export function enterModal(modal: HTMLElement, panel: HTMLElement): () => void {
  const entry = { modal, panel };
  open.push(entry);
  markInert();
  return () => {
    open.splice(open.indexOf(entry), 1);
    panel.inert = false;
    markInert();
  };
}

/** The modal on top of all others. */
export function topModal(): HTMLElement | null {
  return open.at(-1)?.modal ?? null;
}

function markInert(): void {
  const top = topModal();
  for (const { modal, panel } of open) panel.inert = modal !== top;
}
