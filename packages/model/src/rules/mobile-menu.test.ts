import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { closedMenu, currentLevel, openedMenu, openLevel, stepBack, type Level } from './mobile-menu.ts';

const root: Level = { kind: 'root' };
const submenu: Level = { kind: 'submenu', index: 2 };
const tab: Level = { kind: 'tab', index: 2, tab: 1 };
const account: Level = { kind: 'account' };
const language: Level = { kind: 'language' };

describe('mobile menu levels', () => {
  const cases = [
    ['opens at the root', openLevel(closedMenu, root), [root]],
    ['goes from the root to a sub-menu', openLevel(openedMenu, submenu), [root, submenu]],
    ['goes from a sub-menu to a tab', openLevel([root, submenu], tab), [root, submenu, tab]],
    [
      'puts a tab above its own sub-menu only',
      openLevel([root, { kind: 'submenu', index: 0 }], tab),
      [root, submenu, tab],
    ],
    [
      'puts one sub-menu in place of another',
      openLevel([root, { kind: 'submenu', index: 0 }], submenu),
      [root, submenu],
    ],
    [
      'covers any level with a dropdown',
      openLevel([root, submenu, tab], account),
      [root, submenu, tab, account],
    ],
    ['puts one dropdown in place of another', openLevel([root, account], language), [root, language]],
    ['opens a dropdown of the closed menu above the root', openLevel(closedMenu, account), [root, account]],
    ['goes back to the root whatever is open', openLevel([root, submenu, tab, account], root), [root]],
  ] as const;
  for (const [title, stack, expected] of cases) {
    it(`[MOB-02] ${title}`, () => {
      assert.deepEqual(stack, expected);
      assert.deepEqual(currentLevel(stack), expected.at(-1));
    });
  }

  it('[MOB-04] steps back over dropdown, tab and sub-menu, and closes at the top', () => {
    const seen: (Level['kind'] | undefined)[] = [];
    for (let stack = openLevel([root, submenu, tab], account); ; stack = stepBack(stack)) {
      seen.push(currentLevel(stack)?.kind);
      if (stack.length === 0) break;
    }
    assert.deepEqual(seen, ['account', 'tab', 'submenu', 'root', undefined]);
  });

  it('[MOB-04] stays closed when stepped back', () => assert.deepEqual(stepBack(closedMenu), closedMenu));

  it('[MOB-02] leaves the stack it was given as it was', () => {
    const given = Object.freeze([root, submenu]);
    openLevel(given, tab);
    stepBack(given);
    assert.deepEqual(given, [root, submenu]);
  });
});
