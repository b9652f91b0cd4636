import { cookieCategories, cookieNames } from '@fleet-portal/model/constants';
import { fixture, html, nextFrame } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { whenIdle } from '../timing/when-idle.ts';
import './define.ts';
import type { FpCookieConsent } from './cookie-consent.ts';

/** Removes the decision and all other cookies. */
export function forget(): void {
  for (const cookie of document.cookie.split(/;\s*/)) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
}

/** Writes the library's cookie, as from an earlier visit. */
export function decide(...categories: string[]): void {
  const value = {
    categories,
    revision: 0,
    data: null,
    consentTimestamp: '2026-01-01T00:00:00.000Z',
    lastConsentTimestamp: '2026-01-01T00:00:00.000Z',
    consentId: 'c-1',
    services: Object.fromEntries(cookieCategories.map((category) => [category, []])),
    languageCode: 'en',
    expirationTime: Date.now() + 86_400_000,
  };
  document.cookie = `fp_cookie_consent=${encodeURIComponent(JSON.stringify(value))}; path=/`;
}

/**
 * Makes `document.cookie` return this and ignore what is set.
 * @returns restores the real cookies
 */
export function holdCookies(cookie: string): () => void {
  Object.defineProperty(document, 'cookie', { configurable: true, get: () => cookie, set: () => undefined });
  return () => void Reflect.deleteProperty(document, 'cookie');
}

export async function mount(properties: Partial<FpCookieConsent> = {}): Promise<FpCookieConsent> {
  const element = await fixture<FpCookieConsent>(html`<fp-cookie-consent></fp-cookie-consent>`);
  // A `names` object of its own makes the library start again.
  Object.assign(element, { names: { ...cookieNames }, ...properties });
  await element.updateComplete;
  return element;
}

export const banner = (element: FpCookieConsent) =>
  element.renderRoot.querySelector<HTMLElement>('.banner:not([inert])');
export const dialog = (element: FpCookieConsent) =>
  element.renderRoot.querySelector<HTMLDialogElement>('dialog[open]');

/** Waits past the moment at which the question would have appeared. */
export async function idle(): Promise<void> {
  await new Promise<void>((done) => whenIdle(done));
  await import('./define.ts');
  await nextFrame();
}

/** The screen reader announcement. */
export const said = (element: FpCookieConsent) =>
  element.renderRoot.querySelector('[role=status]')?.textContent;

/** Waits for the dialog to open, with its animations finished. */
export async function openSettings(element: FpCookieConsent): Promise<HTMLDialogElement> {
  document.dispatchEvent(new Event('fp-cookie-settings'));
  await waitUntil(() => dialog(element)?.open, 'the settings open');
  const open = dialog(element);
  if (!open) throw new Error('The settings have closed again');
  for (const animation of open.getAnimations()) animation.finish();
  return open;
}

export function button(within: Element, name: string): HTMLButtonElement {
  const found = [...within.querySelectorAll('button')].find(
    (candidate) => (candidate.ariaLabel ?? candidate.textContent.trim()) === name,
  );
  if (!found) throw new Error(`No button "${name}"`);
  return found;
}

export function switchOf(within: Element, category: string): HTMLInputElement {
  const found = within.querySelector<HTMLInputElement>(`input[name=${category}]`);
  if (!found) throw new Error(`No switch for ${category}`);
  return found;
}
