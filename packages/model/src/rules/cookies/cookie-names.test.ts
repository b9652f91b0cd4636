import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { cookieNames } from '../../constants/cookies.ts';
import { namesByCategory } from './cookie-names.ts';

describe('the names of a page’s cookies', () => {
  const cases: [title: string, names: unknown, read: readonly string[], said: string[]][] = [
    ['texts', { performance: ['_ga*', '_gid'] }, ['_ga*', '_gid'], []],
    ['none of another category', { targeting: ['mbox'] }, [], []],
    [
      'no pattern, number or nothing',
      { performance: [/^_ga/, '_gid', 5, null] },
      ['_gid'],
      ['names.performance.0 is no text', 'names.performance.2 is no text', 'names.performance.3 is no text'],
    ],
    ['no text for a list', { performance: '_ga' }, [], ['names.performance is no list']],
    ['none of what has no categories', 5, [], ['names is no object']],
    [
      'none of a category that is misspelt',
      { perfomance: ['_ga*'] },
      [],
      ['names.perfomance is no category'],
    ],
    ['none of a list', [['_ga*']], [], ['names.0 is no category']],
    ['the shell’s own where there are none', null, cookieNames.performance, []],
    ['the shell’s own where they are left out', undefined, cookieNames.performance, []],
  ];
  for (const [title, names, read, said] of cases) {
    it(`[CKC-01] are read: ${title}`, () => {
      const problems: string[] = [];
      assert.deepEqual(
        Object.fromEntries(namesByCategory(names, (problem) => problems.push(problem))).performance,
        read,
      );
      assert.deepEqual(problems, said);
    });
  }
});
