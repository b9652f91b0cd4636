import { showDialog } from '../../dialog/show-dialog.ts';
import { focusShown } from '../../focus/focus-shown.ts';
import { onAddressChange } from '../../navigation/on-address-change.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import { shownBar } from '../shown-bar.ts';
import { borrowCompany } from './borrow-company.ts';

interface ShowDrawerOptions {
  close: () => void;
  /** Goes one level up, or closes the drawer at the root. */
  back: () => void;
}

/**
 * Shows the drawer with the host page's company selector in it, and closes it when the window reaches the desktop width or the address
 * changes (MOB-01).
 * @returns closes the drawer and moves the company selector back
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
