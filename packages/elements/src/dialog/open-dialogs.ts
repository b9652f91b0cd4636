import { onHidden } from './on-hidden.ts';

/** Of the shell's modal dialogs that are open: what closes each. */
const open = new Set<AbortSignal>();

/** Counts a modal dialog among those that are open until it is closed. */
export function noteOpenDialog(closed: AbortSignal): void {
  open.add(closed);
  closed.addEventListener('abort', () => open.delete(closed));
}

/**
 * Ends when a dialog that stands before the page closes, the shell's or the page's own; until then nobody hears what the page says.
 * Undefined where none does.
 */
export function dialogClosed(): Promise<unknown> | undefined {
  const [closed] = open;
  if (closed) return new Promise((resolve) => closed.addEventListener('abort', resolve));
  const others = document.querySelector('dialog:modal');
  return others ? hidden(others) : undefined;
}

async function hidden(element: Element): Promise<void> {
  const waiting = new AbortController();
  await new Promise<void>((resolve) => onHidden(element, resolve, waiting.signal));
  waiting.abort();
}
