import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, it } from 'node:test';
import { readData } from '../backend/data/data.ts';
import { languages, type Texts } from './common/texts.ts';

type Words = Record<string, string>;

const folders = globSync('{react,vue,angular}/src/*/', { cwd: import.meta.dirname })
  .filter((folder) => basename(folder) !== 'misbehaving')
  .sort();
const locales = [...readData().markets.values()].flatMap(({ allowedLocales }) => allowedLocales);

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort();

describe('the words of the sample views', () => {
  it('[VIEW-02] there are those of every language of the markets', () => {
    const spoken = new Set(locales.map((locale) => new Intl.Locale(locale).language));
    assert.deepEqual([...spoken].sort(), [...languages].sort());
  });

  it('[VIEW-02] there are views of each framework', () => {
    assert.deepEqual(
      [...new Set(folders.map((folder) => folder.split('/')[0]))],
      ['angular', 'react', 'vue'],
    );
  });

  for (const folder of folders) {
    it(`[VIEW-02] ${basename(folder)} speaks all of them`, async () => {
      const { texts } = (await import(`./${folder}/words.ts`)) as { texts: Texts<Words> };
      for (const language of languages) {
        assert.deepEqual(Object.keys(texts[language]), Object.keys(texts.en), language);
        for (const [key, text] of Object.entries(texts[language])) {
          assert.match(text, /\S/, `${language}: ${key}`);
          assert.deepEqual(placeholders(text), placeholders(texts.en[key] ?? ''), `${language}: ${key}`);
        }
        if (language !== 'en') assert.notDeepEqual(texts[language], texts.en, `${language} is English`);
      }
    });

    it(`[VIEW-02] ${basename(folder)} lets a country say only what it says otherwise`, async () => {
      const { texts } = (await import(`./${folder}/words.ts`)) as { texts: Texts<Words> };
      const countries = Object.entries(texts as Record<string, Words>).filter(([key]) => key.includes('-'));
      for (const [locale, words] of countries) {
        const ofLanguage: Words =
          texts[languages.find((language) => locale.startsWith(`${language}-`)) ?? 'en'];
        for (const [key, text] of Object.entries(words)) {
          assert.notEqual(text, ofLanguage[key], `${locale}: ${key}`);
          assert.deepEqual(placeholders(text), placeholders(ofLanguage[key] ?? ''), `${locale}: ${key}`);
        }
      }
    });
  }
});
