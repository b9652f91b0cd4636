import { decidedCategories } from '@fleet-portal/model/rules';
import { clearRefused } from '../consent/clear-cookies.ts';
import { readCookies } from '../consent/read-cookies.ts';
import { given, openCookieSettings, type CookieConsentOptions } from '../consent/start.ts';
import type { HostLook } from './host-look.ts';

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
  const own = ownOf(consent);
  if (isDone()) return clearRefused(own.names ?? document.querySelector(tag)?.names);
  await import('../consent/define.ts');
  if (isDone()) return;
  const there = document.querySelector(tag);
  if (there) return look.adopt(there, own);
  const element = document.createElement(tag);
  look.dress(element, own);
  document.body.append(element);
  leaveWith(signal, element);
}

/** Opens the settings, in the page's own element where it has one, unless nobody wants them by then. */
export async function open({ look, consent, signal, isWanted }: OpenOptions): Promise<void> {
  await import('../consent/define.ts');
  if (!isWanted()) return;
  const own = ownOf(consent);
  const there = document.querySelector(tag);
  if (there) {
    look.adopt(there, own);
    await there.open();
    return;
  }
  try {
    await openCookieSettings({ ...look.now, ...own });
  } finally {
    const made = document.querySelector(tag);
    if (made) {
      look.dress(made, own);
      leaveWith(signal, made);
    }
  }
}

/** What the page does not say is the header's. */
function ownOf(consent: ConsentOptions['consent']): CookieConsentOptions {
  return consent === true ? {} : given(consent);
}

/** One that a swap of the page's body has taken away is not kept. */
function leaveWith(signal: AbortSignal, element: Element): void {
  const made = new WeakRef(element);
  const leave = () => made.deref()?.remove();
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave);
}
