import type { CookieConsentOptions } from '../consent/start.ts';
import { checkEach, isObject, isText, text, type Rule } from '../internal/check-each.ts';
import type { CheckedOptions, ConnectOptions } from './options.ts';

const rules: { [Name in keyof ConnectOptions]-?: Rule } = {
  base: ['neither a web address nor a path', isBase],
  market: ['neither an id nor what parseMarket makes', isMarket],
  locale: text,
  elements: ['no list of headers and footers', isElements],
  consent: ['neither true, false nor an object', (value) => typeof value === 'boolean' || isObject(value)],
  onSession: ['no function', (value) => typeof value === 'function'],
  signal: ['no AbortSignal', (value) => value instanceof AbortSignal],
};

const consentRules: { [Name in keyof CookieConsentOptions]-?: Rule } = {
  locale: text,
  theme: text,
  names: ['no object', isObject],
  privacyHref: text,
};

/**
 * Fills in omitted options, and warns about unknown ones.
 * @throws TypeError that names the invalid option
 */
export function checkOptions(options: ConnectOptions = {}): CheckedOptions {
  if (!isObject(options)) throw new TypeError('connectShell: its options are no object');
  const { base = '', consent, elements } = options;
  // An iterator can be read only once.
  const given = { ...options, base, ...(isIterable(elements) && { elements: [...elements] }) };
  checkEach('connectShell', given, rules);
  if (isObject(consent)) checkEach('connectShell', consent, consentRules, 'consent.');
  return given as CheckedOptions;
}

/** Without the check, `fleet.example.com` would be resolved against the page's own address. */
function isBase(value: unknown): boolean {
  if (!isText(value)) return false;
  const base = /^(\.{0,2}\/|$)/.test(value) ? document.baseURI : undefined;
  return /^https?:$/.test(URL.parse(value, base)?.protocol ?? '');
}

function isMarket(value: unknown): boolean {
  return (
    (isText(value) && value !== '') ||
    (isObject(value) && 'allowedLocales' in value && 'fpgFeatureFlags' in value)
  );
}

function isElements(value: unknown): boolean {
  return Array.isArray(value) && value.every(isElement);
}

function isIterable(value: unknown): value is Iterable<unknown> {
  return isObject(value) && Symbol.iterator in value;
}

function isElement(value: unknown): boolean {
  return value instanceof HTMLElement && value.matches('fp-header,fp-footer');
}
