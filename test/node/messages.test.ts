import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { bars } from '../../packages/model/src/messages/en/bars.ts';
import { cookies } from '../../packages/model/src/messages/en/cookies.ts';
import { flows } from '../../packages/model/src/messages/en/flows.ts';
import { notices } from '../../packages/model/src/messages/en/notices.ts';
import { pages } from '../../packages/model/src/messages/en/pages.ts';
import { shell } from '../../packages/model/src/messages/en/shell.ts';

const catalogues = { bars, shell, notices, flows, cookies, pages };

const sources = globSync('packages/*/src/**/*.{ts,tsx}')
  .filter((file) => !/\/messages\/\w\w\/|\.(test|fixture|samples)\./.test(file))
  .map((file) => readFileSync(file, 'utf8'));

/** `messages.key`, `messagesNow(locale).key`, `words.key` */
const reads = /(?:essages|ords|noticesNow)\w*(?:\([^()]*\))?\.(\w+)/g;
const quoted = /'(\w+)'/g;
/** `{ one, other } = messagesNow(locale)`, `{ one, other }: NoticeMessages` */
const destructured = /\{([^{}]*)\}(?: = (?:use|m)\w*essages|: \w*Messages)/g;
/** `` messages[`${kind}Text`] `` */
const suffixes = /(?:essages|ords)\[`\$\{\w+\}(\w+)`\]/g;

const find = (pattern: RegExp) =>
  sources.flatMap((source) => Array.from(source.matchAll(pattern), ([, found = '']) => found));
const names = new Set([
  ...find(reads),
  ...find(quoted),
  ...find(destructured).flatMap((list) => list.match(/\w+/g) ?? []),
]);
const endings = [...new Set(find(suffixes))];

describe('messages', () => {
  for (const [catalogue, messages] of Object.entries(catalogues)) {
    it(`[NAV-08] of ${catalogue} are each shown somewhere`, () => {
      const unused = Object.keys(messages).filter(
        (key) => !names.has(key) && !endings.some((ending) => key.endsWith(ending)),
      );
      assert.deepEqual(unused, []);
    });
  }

  it('[NAV-08] are looked for in sources that show some, so that the check above can fail', () => {
    assert.ok(sources.length > 300, `${sources.length} sources`);
    assert.deepEqual(endings.toSorted(), ['Advice', 'Heading', 'Text']);
    assert.ok(!names.has('contactErrors'), 'a function of the name of a message is none');
  });
});
