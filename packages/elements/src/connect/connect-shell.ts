import { checkOptions } from './check-options.ts';
import { HostShell } from './host-shell.ts';
import type { ConnectedShell, ConnectOptions } from './options.ts';

/** The property of the document that holds the page's shell, also for another copy of the script. */
const key = Symbol.for('fleet-portal.connected-shell');

/**
 * Gives a page without React what the portal gives its header and footer: the session, the counts at bell and cart, the notification drawer
 * behind the bell, and the cookie consent. A failure affects only its own part: a header whose session fails to load shows a visitor, and
 * the console names the call. A page is connected once; a second call returns the first one's shell.
 * @throws TypeError that names the invalid option
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
