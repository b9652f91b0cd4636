import { it } from 'node:test';
import assert from 'node:assert/strict';
import { languages } from '../rules/locale/locale.ts';
import { pageMessages, partFailed } from './index.ts';

it('[NAV-08] says in each language what the portal’s own pages say of a part that did not load', async () => {
  for (const language of languages) {
    const words = await pageMessages(language);
    assert.equal(partFailed(`${language}-xx`), words.partFailed);
  }
  assert.equal(partFailed('nl-nl'), partFailed('en-us'));
});
