import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { cookieMessages } from './cookie-messages.ts';
import { cookies as english } from './en/cookies.ts';
import { languages } from '../rules/locale/locale.ts';

/** Texts that are the same in both languages. */
const sameWord = /^(Performance)$/;

describe('cookie messages', () => {
  for (const language of [...languages, 'en-xa']) {
    it(`[CKC-01] have the keys of English in ${language}`, async () => {
      const messages: Record<string, string> = await cookieMessages(language);
      assert.deepEqual(Object.keys(messages), Object.keys(english));
      for (const [key, text] of Object.entries(messages)) assert.ok(text.trim(), key);
    });
  }

  for (const language of languages.filter((code) => code !== 'en')) {
    it(`[CKC-01] are translated in ${language}`, async () => {
      const messages: Record<string, string> = await cookieMessages(`${language}-xx`);
      const left = Object.entries(english).filter(
        ([key, text]) => messages[key] === text && !sameWord.test(text),
      );
      assert.deepEqual(left, []);
    });
  }

  it('[CKC-01] are English for a language nobody knows', async () => {
    for (const locale of ['nl-nl', '', 'constructor'])
      assert.deepEqual(await cookieMessages(locale), english);
  });
});
