import { decidedCategories } from '@fleet-portal/model/rules';
import { openCookieSettings, type CookieConsentOptions } from '../consent/start.ts';

const tag = 'fp-cookie-consent';

/** Asks about cookies where nobody has decided yet. */
export async function ask(options: CookieConsentOptions, signal: AbortSignal): Promise<void> {
  if (decidedCategories(document.cookie)) return;
  await import('../consent/define.ts');
  if (signal.aborted || document.querySelector(tag)) return;
  const element = Object.assign(document.createElement(tag), options);
  document.body.append(element);
  signal.addEventListener('abort', () => element.remove());
}

/** Opens the settings, in the page's own element where it has one. */
export async function open(options: CookieConsentOptions, signal: AbortSignal): Promise<void> {
  const isThere = document.querySelector(tag) !== null;
  await openCookieSettings(options);
  if (isThere) return;
  const leave = () => document.querySelector(tag)?.remove();
  if (signal.aborted) leave();
  else signal.addEventListener('abort', leave);
}
