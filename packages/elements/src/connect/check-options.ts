import type { CookieConsentOptions } from '../consent/start.ts';
import type { CheckedOptions, ConnectOptions } from './options.ts';

/** What each option must be, in the words of its error. */
const rules: { [Name in keyof ConnectOptions]-?: [what: string, holds: (value: unknown) => boolean] } = {
  base: ['no web address', isBase],
  market: ['neither an id nor what parseMarket makes', isMarket],
  locale: ['no text', isText],
  elements: ['no list of headers and footers', isElements],
  consent: ['neither true, false nor an object', (value) => typeof value === 'boolean' || isObject(value)],
  onSession: ['no function', (value) => typeof value === 'function'],
  signal: ['no AbortSignal', (value) => value instanceof AbortSignal],
};

const consentNames = ['locale', 'theme', 'names', 'privacyHref'] satisfies (keyof CookieConsentOptions)[];

/**
 * Fills in what is left out or undefined, and warns of what nobody knows.
 * @throws TypeError that names the option which is wrong
 */
export function checkOptions(options: ConnectOptions = {}): CheckedOptions {
  if (!isObject(options)) throw new TypeError('connectShell: its options are no object');
  const given = Object.entries(options)
    .filter(([, value]) => value !== undefined)
    // An iterator gives its elements once.
    .map(([name, value]) => [name, name === 'elements' && isIterable(value) ? [...value] : value] as const);
  for (const [name, value] of given) {
    const rule = Object.hasOwn(rules, name) && rules[name as keyof ConnectOptions];
    if (rule && !rule[1](value)) throw new TypeError(`connectShell: ${name} is ${rule[0]}`);
  }
  warnOfUnknown(options, Object.keys(rules));
  if (isObject(options.consent)) warnOfUnknown(options.consent, consentNames, 'consent.');
  return { base: '', ...(Object.fromEntries(given) as Partial<CheckedOptions>) };
}

/** A name that is misspelt would else do nothing without a word. */
function warnOfUnknown(given: object, known: readonly string[], path = ''): void {
  for (const name of Object.keys(given))
    if (!known.includes(name)) console.warn(`connectShell: there is no option "${path}${name}".`);
}

function isBase(value: unknown): boolean {
  return isText(value) && /^https?:$/.test(URL.parse(value, document.baseURI)?.protocol ?? '');
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

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
