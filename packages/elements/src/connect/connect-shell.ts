import { HostShell } from './host-shell.ts';
import type { ConnectedShell, ConnectOptions } from './options.ts';

let connected: ConnectedShell | null = null;

/**
 * Gives a page without React what the portal gives its header and footer: who is here, the numbers at bell and cart, the
 * notification drawer behind the bell, and the cookie consent. Whatever fails costs only itself: a header whose session does not
 * come shows a visitor, and the console names the call. A page is connected once; a second call gives the first one's shell.
 * @throws TypeError that names the option which is wrong
 */
export function connectShell(options: ConnectOptions = {}): ConnectedShell {
  if (connected) {
    console.warn('connectShell: this page is connected already; disconnect it first.');
    return connected;
  }
  const { base = '', elements } = options;
  const wrong =
    typeof base !== 'string'
      ? 'base is no text'
      : elements && !Array.isArray(elements) && 'elements is no list';
  if (wrong) throw new TypeError(`connectShell: ${wrong}`);
  const shell = new HostShell({ ...options, base }, () => {
    if (connected === shell) connected = null;
  });
  connected = shell;
  if (options.signal?.aborted) shell.disconnect();
  return shell;
}
