import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { flows as englishFlows } from './en/flows.ts';
import {
  flowMessages,
  format,
  noticeMessages,
  pageMessages,
  sessionMessages,
  shellMessages,
} from './index.ts';
import { languages } from '../rules/locale/locale.ts';
import { notices as englishNotices } from './en/notices.ts';
import { pages as englishPages } from './en/pages.ts';
import { session as englishSession } from './en/pages/session.ts';
import { pseudoText } from './pseudo.ts';
import { shell as englishShell } from './en/shell.ts';

type Messages = Record<string, string>;

const catalogues: [name: string, english: Messages, load: (locale: string) => Promise<Messages>][] = [
  ['shell', englishShell, async (locale) => shellMessages(locale)],
  ['notice', { ...englishShell, ...englishNotices }, async (locale) => noticeMessages(locale)],
  ['page', englishPages, pageMessages],
  ['flow', englishFlows, flowMessages],
  ['session', englishSession, sessionMessages],
];
const placeholders = (text: string) =>
  new Set(Array.from(text.matchAll(/\{(\w+)(?=\}|, plural)/g), ([, name]) => name));

/** Texts that are the same in both languages. */
const sameWord =
  /^(Menu|Version \{version\}|Build \{build\}|Account|Account: \{name\}|Home|Administration|Cookies|Message|Notifications|Questions|Privacy|E-mail|Europe|\{page\} \| \{site\})$/;

for (const [name, english, load] of catalogues) {
  describe(`${name} messages`, () => {
    for (const language of [...languages, 'en-xa']) {
      it(`[NAV-08] have the keys and placeholders of English in ${language}`, async () => {
        const messages = await load(language);
        assert.deepEqual(Object.keys(messages).sort(), Object.keys(english).sort());
        for (const [key, text] of Object.entries(english)) {
          assert.deepEqual(placeholders(messages[key] ?? ''), placeholders(text), key);
          assert.ok(messages[key]?.trim(), `${key} is empty`);
        }
      });
    }

    for (const language of languages.filter((code) => code !== 'en')) {
      it(`[NAV-08] are translated in ${language}`, async () => {
        const messages = await load(`${language}-xx`);
        const left = Object.entries(english).filter(
          ([key, text]) => messages[key] === text && !sameWord.test(text),
        );
        assert.deepEqual(left, []);
      });
    }

    it('[NAV-08] keep a French sign on the line of its word', async () => {
      for (const text of Object.values(await load('fr-fr'))) assert.doesNotMatch(text, / [:;?!»]|« /);
    });

    it('[NAV-08] are English for a language nobody knows', async () => {
      for (const locale of ['nl-nl', '', 'constructor']) assert.deepEqual(await load(locale), english);
    });

    it('are longer, accented and in brackets in the pseudo language', async () => {
      const messages = await load('en-XA');
      for (const [key, text] of Object.entries(english)) {
        assert.match(messages[key] ?? '', /^\[.*\]$/s);
        assert.ok((messages[key]?.length ?? 0) >= text.length * 1.4, key);
      }
    });
  });
}

describe('shellMessages', () => {
  it('[NAV-08] gives English at once, another language as a promise and then at once', async () => {
    assert.equal(shellMessages('en-us'), englishShell);
    const first = shellMessages('sv-se');
    const messages = await first;
    assert.equal(messages.menu, 'Meny');
    assert.equal(shellMessages('sv-se'), messages);
  });
});

describe('the marketplace', () => {
  for (const language of languages) {
    it(`[NAV-08] has the header’s name on every page in ${language}`, async () => {
      const { marketplace } = await shellMessages(language);
      const { permissionMarketplace, subscriptionsMarketplace } = await pageMessages(language);
      for (const text of [permissionMarketplace, subscriptionsMarketplace])
        assert.match(text, new RegExp(marketplace, 'i'));
    });
  }
});

describe('format', () => {
  const cases = [
    ['Version {version}', { version: '4.2' }, 'Version 4.2'],
    ['{a} and {a}', { a: 1 }, '1 and 1'],
    ['{a} {b}', { a: '{b}', b: 'x' }, '{b} x'],
    ['{missing} stays', {}, '{missing} stays'],
    ['{constructor}', {}, '{constructor}'],
    ['costs $& {price}', { price: '$1' }, 'costs $& $1'],
  ] as const;
  for (const [text, values, expected] of cases) {
    it(`[FTR-01] makes "${expected}" of "${text}"`, () => assert.equal(format(text, values), expected));
  }
  it('[FTR-01] leaves placeholders of the pseudo language to be filled', () => {
    assert.match(format(pseudoText('Version {version}'), { version: '4.2' }), /^\[V.rš.öñ 4\.2~+\]$/);
  });
});
