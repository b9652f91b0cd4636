import { checkOptions } from './check-options.ts';
import { HostShell } from './host-shell.ts';
import type { ConnectedShell, ConnectOptions } from './options.ts';

/** Where the page's shell is kept, for another copy of the script, too. */
const key = Symbol.for('fleet-portal.connected-shell');

/**
 * Gives a page without React what the portal gives its header and footer: who is here, the numbers at bell and cart, the
 * notification drawer behind the bell, and the cookie consent. Whatever fails costs only itself: a header whose session does not
 * come shows a visitor, and the console names the call. A page is connected once; a second call gives the first one's shell.
 * @throws TypeError that names the option which is wrong
 */
export function connectShell(options?: ConnectOptions): ConnectedShell {
  const page = document as { [key]?: ConnectedShell | undefined };
  if (page[key]) {
    console.warn('connectShell: this page is connected already; disconnect it first.');
    return page[key];
  }
  const checked = checkOptions(options);
  const shell = new HostShell(checked, () => {
    if (page[key] === shell) page[key] = undefined;
  });
  page[key] = shell;
  if (checked.signal?.aborted) shell.disconnect();
  return shell;
}
