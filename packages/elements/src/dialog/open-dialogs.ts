import { onHidden } from './on-hidden.ts';

/** The shell's modal dialogs that are open, the lowest first, by what closes each. */
const open = new Map<AbortSignal, HTMLDialogElement>();

/** Counts a modal dialog among those that are open until it is closed. */
export function noteOpenDialog(dialog: HTMLDialogElement, closed: AbortSignal): void {
  open.set(closed, dialog);
  closed.addEventListener('abort', () => open.delete(closed));
}

/** The shell's open dialog on top of all others. */
export function topDialog(): HTMLDialogElement | undefined {
  return [...open.values()].at(-1);
}

/**
 * Ends when a dialog that stands before the page closes, the shell's or the page's own; until then nobody hears what the page says.
 * Undefined where none does.
 */
export function dialogClosed(): Promise<unknown> | undefined {
  const [closed] = open.keys();
  if (closed) return new Promise((resolve) => closed.addEventListener('abort', resolve));
  const others = document.querySelector('dialog:modal');
  return others ? hidden(others) : undefined;
}

async function hidden(element: Element): Promise<void> {
  const waiting = new AbortController();
  await new Promise<void>((resolve) => onHidden(element, resolve, waiting.signal));
  waiting.abort();
}
