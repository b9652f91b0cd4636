import { decidedCategories } from '@fleet-portal/model/rules';
import { clearRefused } from '../consent/clear-cookies.ts';
import { readCookies } from '../consent/read-cookies.ts';
import { given, type CookieConsentOptions } from '../consent/start.ts';
import type { HostLook } from './host-look.ts';
import { pageElement } from './page-place.ts';

const tag = 'fp-cookie-consent';

interface ConsentOptions {
  look: HostLook;
  /** What the page says of the cookies, and of language and theme in place of the header's; `true` where that is nothing. */
  consent: true | CookieConsentOptions;
  signal: AbortSignal;
}

interface OpenOptions extends ConsentOptions {
  isWanted: () => boolean;
}

/** Asks about cookies where nobody has decided yet, in the page's own element where it has one, else clears those that are refused. */
export async function ask({ look, consent, signal }: ConsentOptions): Promise<void> {
  const isDone = () => signal.aborted || decidedCategories(readCookies()) !== undefined;
  if (isDone()) return clearRefused(ownOf(consent).names ?? document.querySelector(tag)?.names);
  await import('../consent/define.ts');
  if (!isDone()) pageElement(tag, { look, own: ownOf(consent), signal });
}

/** Opens the settings, in the page's own element where it has one, unless nobody wants them by then. */
export async function open({ isWanted, look, consent, signal }: OpenOptions): Promise<void> {
  await import('../consent/define.ts');
  if (isWanted()) await pageElement(tag, { look, own: ownOf(consent), signal }).open();
}

/** What the page does not say is the header's. */
function ownOf(consent: ConsentOptions['consent']): CookieConsentOptions {
  return consent === true ? {} : given(consent);
}
