import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { urls } from '../../testing/arbitrary-url.ts';
import { market } from '../../testing/fixtures.ts';
import { holds } from '../../testing/property.ts';
import { chooseLocale, localeChoices } from '../routing/locale-choice.ts';
import { localeName } from './locale-name.ts';
import { canonicalLocale, languageOf, languagePart, localePath, splitLocale } from './locale.ts';
import { splitOwnLocale } from './own-locale.ts';
import { ownNames } from './own-names.ts';
import { withTrailingSlash } from '../address/path.ts';
import { routeKey } from '../address/route-key.ts';
import { switchLocale } from './switch-locale.ts';

describe('splitLocale', () => {
  const cases = [
    ['/en-us/orders/', 'en-us', '/orders/'],
    ['/en-us', 'en-us', '/'],
    ['/EN-US/orders/', 'en-us', '/orders/'],
    ['/es-419/', 'es-419', '/'],
    ['/t2-us/orders/', 't2-us', '/orders/'],
    ['/en-us2/orders/', 'en-us2', '/orders/'],
    ['/orders/', null, '/orders/'],
    ['/data-sharing/', null, '/data-sharing/'],
    ['/contact-us/', null, '/contact-us/'],
    ['/my-account/', null, '/my-account/'],
    ['/e-switch-assist/', null, '/e-switch-assist/'],
    ['/en-usa/', null, '/en-usa/'],
    ['', null, '/'],
    ['/', null, '/'],
    ['/en-us//evil.example', 'en-us', '/evil.example'],
    ['//evil.example', null, '/evil.example'],
    ['/en-us/\\evil.example', 'en-us', '/evil.example'],
  ] as const;
  for (const [path, locale, rest] of cases) {
    it(`[RTE-16] finds ${locale ?? 'no locale'} in "${path}"`, () => {
      assert.deepEqual(splitLocale(path), { locale, rest });
    });
  }
});

describe('splitOwnLocale', () => {
  const locales = new Set(['en-us', 'fr-ca', 'zh-hans']);
  const cases = [
    ['/en-us/orders/', 'en-us', '/orders/'],
    ['/FR-CA/', 'fr-ca', '/'],
    ['/fr-ca', 'fr-ca', '/'],
    ['/zh-hans/orders/', 'zh-hans', '/orders/'],
    ['/t2-us/orders/', 'en-us', '/orders/'],
    ['/es2-us/', 'en-us', '/'],
    ['/us2/', null, '/us2/'],
    ['/en_us/', null, '/en_us/'],
    ['/co-op/', null, '/co-op/'],
    ['/de-de/orders/', null, '/de-de/orders/'],
    ['/en-us-x/', null, '/en-us-x/'],
    ['/еn-us/', null, '/еn-us/'],
    ['/', null, '/'],
    ['', null, ''],
  ] as const;
  for (const [path, locale, rest] of cases) {
    it(`[RTE-16] finds ${locale ?? 'no locale of the market'} in "${path}"`, () => {
      assert.deepEqual(splitOwnLocale(path, locales), { locale, rest });
    });
  }

  it('[RTE-16] finds nothing more in what it has left', () => {
    holds(urls, (url) => {
      const { locale, rest } = splitOwnLocale(routeKey(url), locales);
      const path = locale === null ? rest : localePath(locale, rest);
      assert.deepEqual(splitOwnLocale(path, locales), { locale, rest });
    });
  });
});

describe('locale prefixes', () => {
  it('[RTE-16] puts a path under a locale and keeps query and hash', () => {
    assert.equal(localePath('en-us', '/orders/?a=1#b'), '/en-us/orders/?a=1#b');
    assert.equal(localePath('en-us', 'orders/'), '/en-us/orders/');
    assert.equal(localePath('', '/orders/'), '/orders/');
    assert.equal(localePath('en-us', '//evil.example'), '/en-us/evil.example');
    assert.equal(localePath('/evil.example', '/orders/'), '/%2Fevil.example/orders/');
  });

  const cases = [
    ['/en-ca/orders/?a=/en-ca/#x', '/fr-ca/orders/?a=/en-ca/#x'],
    ['/orders/', '/fr-ca/orders/'],
    ['/en-ca', '/fr-ca/'],
    ['/en-ca/?q', '/fr-ca/?q'],
    ['/#top', '/fr-ca/#top'],
  ] as const;
  for (const [from, to] of cases) {
    it(`[RTE-20] replaces or adds the locale of "${from}"`, () =>
      assert.equal(switchLocale(from, 'fr-ca'), to));
  }

  it('[RTE-20] is the same when it is done twice', () => {
    holds(urls, (url) => {
      const once = switchLocale(url, 'fr-ca');
      assert.equal(switchLocale(once, 'fr-ca'), once);
      assert.equal(withTrailingSlash(withTrailingSlash(url)), withTrailingSlash(url));
    });
  });
});

describe('locale codes', () => {
  const cases = [
    ['en-us', 'en-us'],
    ['fr-CA', 'fr-ca'],
    ['fr_CA', 'fr-ca'],
    ['t2-de', 'en-de'],
    ['es2-us', 'en-us'],
    ['en-us2', 'en-us'],
    ['fr2-ca2', 'en-ca'],
    ['es2-029', 'en-029'],
    ['en-029', 'en-029'],
    ['es-021', 'es-021'],
    ['', ''],
  ] as const;
  for (const [code, expected] of cases) {
    it(`[SES-09] knows "${code}" as "${expected}"`, () => assert.equal(canonicalLocale(code), expected));
  }

  it('[SES-09] speaks English to a translation vendor’s locale', () =>
    assert.equal(languageOf('de2-at'), 'en'));

  it('[NAV-08] speaks the seven languages and English to all others', () => {
    const locales = ['en-us', 'de-at', 'fr-ca', 'es-es', 'it-it', 'tr-tr', 'sv-se', 'nl-nl', 'en-xa', ''];
    assert.deepEqual(locales.map(languageOf), 'en de fr es it tr sv en en en'.split(' '));
  });

  it('[HDR-09] shows the language part of a locale', () => assert.equal(languagePart('fr-ca'), 'fr'));

  const names = [
    ['en-us', 'English'],
    ['fr-ca', 'Français'],
    ['tr-tr', 'Türkçe'],
    ['de-de', 'Deutsch'],
    ['t2-us', 'English'],
    ['pl-pl', 'Polski'],
    ['!!', '!!'],
    ['constructor', 'constructor'],
    ['', ''],
  ] as const;
  for (const [locale, name] of names) {
    it(`[HDR-09] calls "${locale}" "${name}"`, () => assert.equal(localeName(locale), name));
  }
  for (const [tag, name] of Object.entries(ownNames)) {
    it(`[HDR-09] knows "${name}" without asking Intl, which says the same`, () => {
      const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' });
      const said = names.of(tag) ?? '';
      assert.equal(name, said.charAt(0).toLocaleUpperCase(tag) + said.slice(1));
    });
  }
  it('[HDR-09] tells the pseudo language from English', () => {
    assert.notEqual(localeName('en-xa'), localeName('en-us'));
  });
});

describe('localeChoices', () => {
  it('[HDR-09] offers every locale of the market and the same page in it', () => {
    assert.deepEqual(localeChoices(market(), '/en-ca/orders/?a=1#b'), [
      { locale: 'en-ca', name: 'English', href: '/en-ca/orders/?a=1#b' },
      { locale: 'fr-ca', name: 'Français', href: '/fr-ca/orders/?a=1#b' },
    ]);
  });

  const clashes = [
    [
      'one language in two countries',
      ['en-us', 'en-ca', 'fr-ca'],
      ['English (United States)', 'English (Canada)', 'Français'],
    ],
    ['its own words for the country', ['es-es', 'es-us'], ['Español (España)', 'Español (Estados Unidos)']],
    ['a region of several countries', ['es-mx', 'es-419'], ['Español (México)', 'Español (Latinoamérica)']],
    ['the code of an unknown region', ['en-us', 'en-xq'], ['English (United States)', 'English (XQ)']],
    ['two scripts', ['zh-hans', 'zh-hant'], ['中文（简体）', '中文（繁體）']],
    ['what is no locale', ['en-us', 'en-!'], ['English (United States)', 'en-!']],
    ['no country where there is none', ['en', 'en-gb'], ['English', 'English (United Kingdom)']],
  ] as const;
  for (const [what, allowedLocales, names] of clashes) {
    it(`[HDR-09] tells languages of the same name apart: ${what}`, () => {
      const choices = localeChoices({ allowedLocales: [...allowedLocales] }, '/');
      assert.deepEqual(
        choices.map(({ name }) => name),
        names,
      );
    });
  }

  it('[HDR-09] offers nothing where the market has one locale', () => {
    assert.deepEqual(localeChoices(market({ allowedLocales: ['en-ca'] }), '/en-ca/'), []);
  });
});

describe('chooseLocale', () => {
  const cases = [
    ['the first wish', ['fr-ca', 'en-ca'], 'fr-ca'],
    ['the next wish where the first is not allowed', ['de-de', 'fr-ca'], 'fr-ca'],
    ['the market’s own locale where no wish is allowed', ['de-de', '', null, undefined], 'en-ca'],
    ['the market’s own locale without a wish', [], 'en-ca'],
    ['a wish in another case', ['FR-CA'], 'fr-ca'],
  ] as const;
  for (const [title, wishes, expected] of cases) {
    it(`[SES-10] takes ${title}`, () => assert.equal(chooseLocale(market(), ...wishes), expected));
  }
  it('[RTE-16] takes English of the US where a market has no locale', () => {
    assert.equal(chooseLocale({ allowedLocales: [] }, 'fr-ca'), 'en-us');
  });
  it('[SES-09] takes English of the country for a translation vendor’s code', () => {
    assert.equal(chooseLocale(market({ allowedLocales: ['fr-ca', 'en-ca'] }), 'fr2-ca'), 'en-ca');
  });
});
