import { timers } from '@fleet-portal/model/constants';
import type { AnyThemeName } from '../theme/palettes.ts';
import { onSuperseded } from '../timing/on-superseded.ts';
import { whenIdle } from '../timing/when-idle.ts';
import type { CookieNames } from './clear-cookies.ts';
import type { FpCookieConsent } from './cookie-consent.ts';
import { isUndecided } from './is-undecided.ts';

export interface CookieConsentOptions {
  /** The language of the texts. */
  locale?: string | undefined;
  theme?: AnyThemeName | undefined;
  /** The address of the page's privacy policy; no link if it is omitted. */
  privacyHref?: string | undefined;
  /** The page's own cookies by category, instead of the shell's list. */
  names?: CookieNames | undefined;
}

interface StartOptions extends CookieConsentOptions {
  /** Called whenever the settings could not be loaded although the user asked for them and still waits. */
  onFailure?: (() => void) | undefined;
}

export interface StartedCookieConsent {
  /** Stops everything: listeners and waits end, and the element is removed, unless it is the page's own. */
  disconnect(): void;
}

/** The options given last, and the controller that ends everything; null before the first start. */
let running:
  (Pick<StartOptions, 'onFailure'> & { options: CookieConsentOptions; end: AbortController }) | null = null;

/**
 * Asks about cookies if there is no decision yet and the browser keeps cookies, otherwise clears the refused ones, and from then on opens
 * the settings on `fp-cookie-settings`. Its scripts are loaded only when needed. Calling it again changes the options that are given, such
 * as language and theme.
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
 * Opens the cookie settings; resolves when they are shown. If, while they were loading, the user went to another page, opened a menu or
 * pressed Escape, they do not open, and a failure to load them is ignored.
 * @throws if their scripts or words could not be loaded
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

/** A failed load is tried again once the connection is back. */
function askOrClear(): void {
  if (!running) return;
  const { options, end } = running;
  const part = isUndecided() ? attach(options) : clear(options);
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

/** Only logs: a failed load is repeated when it is needed again. */
function report(error: unknown): void {
  console.error('The question about cookies could not be loaded.', error);
}

async function clear({ names }: CookieConsentOptions): Promise<void> {
  const { clearRefused } = await import('./clear-cookies.ts');
  clearRefused(names);
}

/** The page's own element, or a new one that is removed with what has been started; not added if that has ended meanwhile. */
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

/** Leaves out options that are undefined. */
export function given(options: CookieConsentOptions): CookieConsentOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
}
