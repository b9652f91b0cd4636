import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { links, type LinkCatalogue } from '../../messages/links.ts';
import { market } from '../../testing/fixtures.ts';
import { languages } from '../locale/locale.ts';
import { translateFooter } from './translate-me.ts';

const catalogue = {
  manuals: { en: 'https://m.example/en/', fr: 'https://m.example/fr/', 'fr-ca': '/fr-ca/manuals/' },
  trap: { en: 'javascript:alert(1)' },
  german: { de: 'https://m.example/de/' },
};

const node = (path: string) => ({ type: 'route' as const, label: path, target: { path } });

/** The translated target of a link in the footer, and the unknown keys. */
function translate(path: string, locale: string, links: LinkCatalogue) {
  const { footer } = market({ footer: { sections: [{ label: 'Help', nodes: [node(path)] }] } });
  const unknown: string[] = [];
  const { sections } = translateFooter(footer, locale, links, (key) => unknown.push(key));
  return { address: sections[0]?.nodes[0]?.target?.path, unknown };
}

const linkTo = (key: string) => `https://www.example.com/translate-me/${key}`;

describe('the key of a translate-me link', () => {
  const cases: [address: string, key: string | null][] = [
    ['https://www.example.com/translate-me/manuals', 'manuals'],
    ['https://www.example.com/translate-me/manuals/', 'manuals'],
    ['http://www.example.com/translate-me/manuals', 'manuals'],
    ['https://www.brand.example/translate-me/a/b?c#d', 'a/b'],
    ['https://WWW.EXAMPLE.COM/translate-me/manuals', 'manuals'],
    ['https://www.example.com/translate-me/', ''],
    ['https://www.example.com/translate-memory/', null],
    ['https://www.example.com/a/translate-me/manuals', null],
    ['https://other.example/translate-me/manuals', null],
    ['https://www.example.com:8443/translate-me/manuals', null],
    ['ftp://www.example.com/translate-me/manuals', null],
    ['/translate-me/manuals', null],
    ['', null],
  ];
  for (const [address, key] of cases) {
    it(`[FTR-05] is ${JSON.stringify(key)} in "${address}"`, () =>
      assert.deepEqual(translate(address, 'en-us', {}).unknown, key === null ? [] : [key]));
  }
});

describe('the address behind a key', () => {
  const cases: [key: string, locale: string, address: string | null][] = [
    ['manuals', 'fr-ca', '/fr-ca/manuals/'],
    ['manuals', 'fr-fr', 'https://m.example/fr/'],
    ['manuals', 'de-de', 'https://m.example/en/'],
    ['german', 'fr-fr', null],
    ['trap', 'en-us', null],
    ['constructor', 'en-us', null],
    ['', 'en-us', null],
  ];
  for (const [key, locale, address] of cases) {
    it(`[FTR-05] is ${address} for "${key}" in ${locale}`, () =>
      assert.equal(translate(linkTo(key), locale, catalogue).address, address ?? ''));
  }
});

describe('translateFooter', () => {
  const { footer } = market({
    footer: {
      sections: [
        {
          label: 'Help',
          nodes: [
            node(linkTo('manuals')),
            node('/about/'),
            node(linkTo('nowhere')),
            { type: 'spacer', label: '' },
          ],
        },
      ],
      getUpdates: {
        title: { label: 'News' },
        description: { label: 'Monthly' },
        linkLabel: { label: 'Subscribe' },
        target: { path: linkTo('manuals') },
      },
    },
  });

  it('[FTR-05] puts the language’s addresses in place, tells unknown keys and keeps all else', () => {
    const unknown: string[] = [];
    const { sections, getUpdates } = translateFooter(footer, 'fr-fr', catalogue, (key) => unknown.push(key));
    assert.deepEqual(
      sections[0]?.nodes.map(({ target }) => target?.path),
      ['https://m.example/fr/', '/about/', '', undefined],
    );
    assert.equal(getUpdates?.target.path, 'https://m.example/fr/');
    assert.deepEqual(unknown, ['nowhere']);
  });

  it('[FTR-05] gives a footer without such links back as it is', () => {
    const plain = { ...footer, sections: [{ label: 'Help', altLabels: {}, nodes: [] }], getUpdates: null };
    assert.deepEqual(translateFooter(plain, 'fr-fr', catalogue), plain);
  });

  it('[FTR-05] leaves the given footer as it was', () => {
    const before = structuredClone(footer);
    translateFooter(footer, 'fr-fr', catalogue);
    assert.deepEqual(footer, before);
  });
});

describe('the catalogue of addresses', () => {
  for (const [key, addresses] of Object.entries(links)) {
    it(`[FTR-05] has a safe address for ${key} in every language`, () => {
      for (const language of languages) {
        assert.ok(addresses[language], language);
        assert.equal(translate(linkTo(key), `${language}-xx`, links).address, addresses[language]);
      }
    });
  }
});
