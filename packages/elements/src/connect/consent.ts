import { clearRefused } from '../consent/clear-cookies.ts';
import { isUndecided } from '../consent/is-undecided.ts';
import { given, type CookieConsentOptions } from '../consent/start.ts';
import type { HostLook } from './host-look.ts';
import { pageElement } from './page-place.ts';

const tag = 'fp-cookie-consent';

interface ConsentOptions {
  look: HostLook;
  /** The page's settings for cookies, and for language and theme instead of the header's; `true` if it has none. */
  consent: true | CookieConsentOptions;
  signal: AbortSignal;
}

interface OpenOptions extends ConsentOptions {
  isWanted: () => boolean;
}

/** Asks about cookies if there is no decision yet, in the page's own element if it has one; otherwise clears the refused ones. */
export async function ask({ look, consent, signal }: ConsentOptions): Promise<void> {
  const isDone = () => signal.aborted || !isUndecided();
  if (isDone()) return clearRefused(ownOf(consent).names ?? document.querySelector(tag)?.names);
  await import('../consent/define.ts');
  if (!isDone()) pageElement(tag, { look, own: ownOf(consent), signal });
}

/** Opens the settings, in the page's own element if it has one, unless the user no longer wants them by then. */
export async function open({ isWanted, look, consent, signal }: OpenOptions): Promise<void> {
  await import('../consent/define.ts');
  if (isWanted()) await pageElement(tag, { look, own: ownOf(consent), signal }).open();
}

/** The page's own settings; a language or theme that it omits is the header's. */
function ownOf(consent: ConsentOptions['consent']): CookieConsentOptions {
  return consent === true ? {} : given(consent);
}
