import { timers } from '@fleet-portal/model/constants';
import { decidedCategories } from '@fleet-portal/model/rules';
import type { AnyThemeName } from '../theme/palettes.ts';
import { onSuperseded } from '../timing/on-superseded.ts';
import { whenIdle } from '../timing/when-idle.ts';
import type { CookieNames } from './clear-cookies.ts';
import type { FpCookieConsent } from './cookie-consent.ts';
import { readCookies } from './read-cookies.ts';

export interface CookieConsentOptions {
  /** The language of the texts. */
  locale?: string | undefined;
  theme?: AnyThemeName | undefined;
  /** The address of the page's privacy policy; no link to it where it is left out. */
  privacyHref?: string | undefined;
  /** The page's own cookies by category, in place of the shell's list. */
  names?: CookieNames | undefined;
}

interface StartOptions extends CookieConsentOptions {
  /** Told whenever the settings that somebody has asked for, and still waits for, could not be loaded. */
  onFailure?: (() => void) | undefined;
}

export interface StartedCookieConsent {
  /** Ends it: nothing listens or waits any more, and the element goes, unless it is the page's own. */
  disconnect(): void;
}

/** What the page has asked for last, and what ends it; null while nobody has. */
let running:
  (Pick<StartOptions, 'onFailure'> & { options: CookieConsentOptions; end: AbortController }) | null = null;

/**
 * Asks about cookies where nobody has decided yet, else clears those that are refused, and from then on opens the settings whenever
 * `fp-cookie-settings` is heard. Its scripts come only when they are needed. Called again it changes what it is given, such as language and theme.
 */
export function startCookieConsent({ onFailure, ...own }: StartOptions = {}): StartedCookieConsent {
  const end = running?.end ?? new AbortController();
  const options = { ...running?.options, ...given(own) };
  running = { options, onFailure: onFailure ?? running?.onFailure, end };
  end.signal.addEventListener('abort', forget);
  if (document.querySelector('fp-cookie-consent')) attach(options).catch(report);
  else whenIdle(askOrClear, timers.consentQuestion);
  document.addEventListener('fp-cookie-settings', openAsked, end);
  return { disconnect: () => end.abort() };
}

/**
 * Opens the cookie settings; settles when they are seen. Where another page was gone to while their scripts loaded, a menu opened
 * or Escape pressed, they do not open, and nothing is said of what is lost.
 * @throws where their scripts or their words could not be loaded
 */
export async function openCookieSettings(options: CookieConsentOptions = {}): Promise<void> {
  const { href } = location;
  let isGivenUp = false;
  const isWanted = () => !isGivenUp && location.href === href;
  const end = onSuperseded(() => (isGivenUp = true));
  try {
    const element = await attach(options);
    if (isWanted() && element.isConnected) await element.open();
  } catch (error) {
    if (isWanted()) throw error;
  } finally {
    end();
  }
}

function forget(): void {
  running = null;
}

/** What is lost on its way is tried again once the connection is back. */
function askOrClear(): void {
  if (!running) return;
  const { options, end } = running;
  const part = decidedCategories(readCookies()) ? clear(options) : attach(options);
  part.catch((error: unknown) => {
    report(error);
    addEventListener('online', askOrClear, { once: true, signal: end.signal });
  });
}

function openAsked(): void {
  openCookieSettings(running?.options).catch((error: unknown) => {
    report(error);
    running?.onFailure?.();
  });
}

/** What could not be loaded is loaded when it is needed again. */
function report(error: unknown): void {
  console.error('The question about cookies could not be loaded.', error);
}

async function clear({ names }: CookieConsentOptions): Promise<void> {
  const { clearRefused } = await import('./clear-cookies.ts');
  clearRefused(names);
}

/** The page's element, or one that goes with what has been started; where that has ended meanwhile it does not come. */
async function attach(options: CookieConsentOptions): Promise<FpCookieConsent> {
  const end = running?.end.signal;
  await import('./define.ts');
  const there = document.querySelector('fp-cookie-consent');
  const element = Object.assign(there ?? document.createElement('fp-cookie-consent'), given(options));
  if (there || end?.aborted) return element;
  end?.addEventListener('abort', () => element.remove());
  document.body.append(element);
  return element;
}

/** What is undefined is left out. */
export function given(options: CookieConsentOptions): CookieConsentOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
