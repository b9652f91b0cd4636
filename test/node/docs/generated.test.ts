import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { generate, generatedFiles } from './generated.ts';

describe('a document that is made of the sources', () => {
  for (const file of generatedFiles) {
    it(`says what they say: ${file}`, async () => {
      const isCurrent = readFileSync(file, 'utf8') === (await generate(file));
      assert.ok(isCurrent, `${file} is out of date; npm run docs writes it anew`);
    });
  }
});
