import { showDialog } from '../../dialog/show-dialog.ts';
import { focusShown } from '../../focus/focus-shown.ts';
import { onAddressChange } from '../../navigation/on-address-change.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import { shownBar } from '../shown-bar.ts';
import { borrowCompany } from './borrow-company.ts';

interface ShowDrawerOptions {
  close: () => void;
  /** A level up, or closed. */
  back: () => void;
}

/**
 * Shows the drawer, lends it the host's company selector, and closes it when the window reaches the desktop's width or the address
 * changes (MOB-01).
 * @returns closes it, and gives the company selector back
 */
export function showDrawer(
  menu: Element,
  dialog: HTMLDialogElement,
  { close, back }: ShowDrawerOptions,
): () => void {
  const open = new AbortController();
  const { signal } = open;
  showDialog(dialog, (request) => (request === 'escape' ? back() : close()), signal);
  signal.addEventListener('abort', borrowCompany(menu));
  onAddressChange(close, signal);
  onBreakpoint(() => {
    close();
    focusShown(menu.getRootNode() as ShadowRoot, shownBar);
  }, signal);
  return () => open.abort();
}
