import { focusShown } from '../../focus/focus-shown.ts';
import { onAddressChange } from '../../navigation/on-address-change.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import { onHidden } from '../../layout/on-hidden.ts';
import { lockScroll } from '../../layout/scroll-lock.ts';
import { shownBar } from '../shown-bar.ts';
import { borrowCompany } from './borrow-company.ts';

/**
 * Holds the page behind the open drawer still, lends it the host's company selector, and closes the drawer when the window reaches
 * the desktop's width, the address changes (MOB-01) or the page hides the header.
 * @returns ends it
 */
export function whileOpen(menu: Element, dialog: Element, close: () => void): () => void {
  const open = new AbortController();
  const { signal } = open;
  signal.addEventListener('abort', lockScroll());
  signal.addEventListener('abort', borrowCompany(menu));
  onHidden(dialog, close, signal);
  onAddressChange(close, signal);
  onBreakpoint(() => {
    close();
    focusShown(menu.getRootNode() as ShadowRoot, shownBar);
  }, signal);
  return () => open.abort();
}
