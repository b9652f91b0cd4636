import { onHidden } from './on-hidden.ts';

/** The shell's open modal dialogs, lowest first, each keyed by the signal that closes it. */
const open = new Map<AbortSignal, HTMLDialogElement>();

/** Registers a modal dialog as open until the signal aborts. */
export function noteOpenDialog(dialog: HTMLDialogElement, closed: AbortSignal): void {
  open.set(closed, dialog);
  closed.addEventListener('abort', () => open.delete(closed));
}

/** The shell's topmost open dialog. */
export function topDialog(): HTMLDialogElement | undefined {
  return [...open.values()].at(-1);
}

/**
 * A promise that settles when an open modal dialog, the shell's or the page's own, closes; until then screen readers do not announce what
 * the page says. Undefined if no dialog is open.
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
