import fc from 'fast-check';
import { hostileAddresses } from '../rules/address/path.samples.ts';

/** Few names, so that requested and configured paths often match. */
const names = ['a', 'b', 'guides', 'co-op', 'my-us', 'über', 'a b', 'account', 'sitemap', 'contact-us'];
const oddNames = [
  'retail',
  'en-ca',
  'fr-ca',
  'de-de',
  'data-sharing',
  'manage-subscriptions',
  'blank',
  '403Page',
  'logout',
];

const segments = fc.array(fc.constantFrom(...names, ...names, ...oddNames), { maxLength: 3 });
const localePrefixes = ['', '', '/en-ca', '/en-ca', '/fr-ca', '/EN-CA', '/fr2-ca', '/de-de', '/zh-hans'];
const queries = [
  '',
  '',
  '',
  '?',
  '?a=1',
  '?a=2&b=%2Fx%20y',
  '?b=ü&a',
  '?%zz&=&a=1&a=2',
  '?redirect=//evil.example',
];
const hashes = ['', '', '', '#', '#top', '#a?b=/c', '#%0a'];

/** A path as a market's editor would write it. */
export const configuredPaths: fc.Arbitrary<string> = fc
  .record({
    locale: fc.constantFrom('', '', '', '', '/fr-ca', '/en-ca', '/retail'),
    segments,
    end: fc.constantFrom('', '/', '/', '/', '/*', '/*/'),
  })
  .map(({ locale, segments: words, end }) => `${locale}/${words.join('/')}${end}`.replace('//', '/'));

const query = fc.constantFrom(...queries);
const hash = fc.constantFrom(...hashes);

/** Query and hash. */
export const tails: fc.Arbitrary<string> = fc.tuple(query, hash).map((parts) => parts.join(''));

/** An address as in a link. */
const validUrls = fc
  .record({
    locale: fc.constantFrom(...localePrefixes),
    segments,
    end: fc.constantFrom('/', '/', ''),
    tail: tails,
  })
  .map(({ locale, segments: words, end, tail }) => {
    const path = encodeURI([locale, ...words].join('/'));
    return (path.endsWith(end) ? path : path + end) + tail;
  });

/** Returns the address unchanged if it cannot be decoded. */
function decoded(url: string): string {
  try {
    return decodeURI(url.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return url;
  }
}

/** Ways in which people and programs change addresses. */
const damages: ((url: string) => string)[] = [
  (url) => url.replaceAll('/', '//'),
  (url) => url.replaceAll('/', '\\'),
  (url) => url.replace('/', ''),
  (url) => decoded(url).normalize('NFD'),
  (url) => url.toUpperCase(),
  (url) => url.replaceAll('a', '%61'),
  (url) => url.replaceAll('/', '%2f'),
  (url) => url.replaceAll('/', '%5C'),
  (url) => url.replaceAll('/', '／'),
  (url) => url.replaceAll('c', 'с'),
  (url) => url.replace(/\/(?=$|[?#])/, '/*/'),
  (url) => url.replace(/\/(?=$|[?#])/, '/*/*'),
  (url) => url.replaceAll('/', '/./'),
  (url) => url.replaceAll('/', '/../'),
  (url) => url.replaceAll('a', '\u202ea\u200b'),
  (url) => url.replaceAll('/', '/\t/'),
  (url) => `${url}%`,
  (url) => `/\ud800${url}`,
  (url) => `${url}/${'long/'.repeat(1600)}`,
  (url) => `https://evil.example${url}`,
];

export const damage = fc.constantFrom(...damages);

const messyUrls = fc.tuple(validUrls, damage).map(([url, harm]) => harm(url));

/** The characters of addresses, and characters that break them. */
const signs = [
  '/',
  '\\',
  '?',
  '#',
  '%',
  '*',
  ':',
  '@',
  '.',
  '2',
  'f',
  '5',
  'e',
  'n',
  '-',
  'c',
  'a',
  '\t',
  '\0',
  '\ud800',
];

/** Any text, including half surrogate pairs. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ max: 0xffff, min: 0 })).map((codes) => String.fromCharCode(...codes)),
  fc.array(fc.constantFrom(...signs)).map((parts) => parts.join('')),
);

export const hostileTexts: fc.Arbitrary<string> = fc.oneof(fc.constantFrom(...hostileAddresses), anyText);

/** Good, damaged and hostile addresses. */
export const urls: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: validUrls },
  { weight: 3, arbitrary: messyUrls },
  { weight: 1, arbitrary: hostileTexts },
);

/** The configured target of a redirect. */
export const redirectTargets: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(configuredPaths, tails).map((parts) => parts.join('')) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('https://partner.example/a', 'HTTP://partner.example', 'mailto:a@b.example'),
  },
  { weight: 1, arbitrary: hostileTexts },
);
