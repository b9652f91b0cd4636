/** Of the modal dialogs that are open: what closes each. */
const open = new Set<AbortSignal>();

/** Counts a modal dialog among those that are open until it is closed. */
export function noteOpenDialog(closed: AbortSignal): void {
  open.add(closed);
  closed.addEventListener('abort', () => open.delete(closed));
}

/** Ends when a dialog that stands before the page closes; until then nobody hears what the page says. Undefined where none does. */
export function dialogClosed(): Promise<unknown> | undefined {
  const [closed] = open;
  return closed && new Promise((resolve) => closed.addEventListener('abort', resolve));
}
