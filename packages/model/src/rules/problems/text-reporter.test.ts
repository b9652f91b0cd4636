import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { textReporter } from './text-reporter.ts';

/** The reports on lists of actions, one after another. */
function saidOf(...lists: unknown[]): string[] {
  const said: string[] = [];
  const report = textReporter('<fp-banner>', 'actions', 'action');
  for (const list of lists) report(list, (line) => said.push(line));
  return said;
}

describe('textReporter', () => {
  it('[BAN-01][BAN-02][MOD-03] names each entry that lacks the text it needs, once a list', () => {
    const actions = [{ action: 'end' }, { name: 'more', label: 'More' }, { action: 7 }, null];
    assert.deepEqual(saidOf(actions, actions), [
      '<fp-banner>.actions.1.action is no text.',
      '<fp-banner>.actions.2.action is no text.',
      '<fp-banner>.actions.3 is not an object.',
    ]);
  });

  it('[BAN-02][MOD-03] names each entry with the id of another', () => {
    const actions = ['a', 'b', 'a', 'a', '', '', null, undefined].map((id) => ({ id, action: 'end' }));
    assert.deepEqual(saidOf(actions), [
      '<fp-banner>.actions.2.id is the id of another.',
      '<fp-banner>.actions.3.id is the id of another.',
    ]);
  });

  it('[BAN-01][BAN-02][MOD-03] names what is no list, and says nothing of none', () => {
    assert.deepEqual(saidOf('end', []), ['<fp-banner>.actions is not a list.']);
    assert.deepEqual(saidOf(null, undefined), []);
  });
});
