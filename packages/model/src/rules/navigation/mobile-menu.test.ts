import { describe, it } from 'node:test';
import assert from 'node:assert/strict';
import { navBarSchema } from '../../entities/navigation.ts';
import { parse } from '../../entities/parse.ts';
import {
  closedMenu,
  currentLevel,
  openLevel,
  stepBack,
  withoutLostLevels,
  type Level,
  type MenuContent,
} from './mobile-menu.ts';

const root: Level = { kind: 'root' };
const submenu: Level = { kind: 'submenu', index: 2 };
const tab: Level = { kind: 'tab', index: 2, tab: 1 };
const account: Level = { kind: 'account' };
const language: Level = { kind: 'language' };

describe('mobile menu levels', () => {
  const cases = [
    ['the root', root, [root]],
    ['a sub-menu above the root', submenu, [root, submenu]],
    ['a tab above its own sub-menu', tab, [root, submenu, tab]],
    ['the account above the root', account, [root, account]],
    ['the languages above the root', language, [root, language]],
  ] as const;
  for (const [title, level, expected] of cases) {
    it(`[MOB-02] opens ${title}`, () => {
      assert.deepEqual(openLevel(level), expected);
      assert.deepEqual(currentLevel(expected), level);
    });
  }

  for (const [title, level, expected] of [
    ['tab and sub-menu', tab, ['tab', 'submenu', 'root', undefined]],
    ['a dropdown', account, ['account', 'root', undefined]],
  ] as const)
    it(`[MOB-04] steps back over ${title}, and closes at the top`, () => {
      const seen: (Level['kind'] | undefined)[] = [];
      for (let stack = openLevel(level); ; stack = stepBack(stack)) {
        seen.push(currentLevel(stack)?.kind);
        if (stack.length === 0) break;
      }
      assert.deepEqual(seen, expected);
    });

  it('[MOB-04] stays closed when stepped back', () => assert.deepEqual(stepBack(closedMenu), closedMenu));

  it('[MOB-02] leaves the stack it was given as it was', () => {
    const given = Object.freeze([root, submenu]);
    stepBack(given);
    assert.deepEqual(given, [root, submenu]);
  });

  const menu = (label: string, ...tabs: string[]) => ({
    type: 'menu-view',
    label,
    submenu: { submenuType: 'tabbed', tabs: tabs.map((name) => ({ label: name, columnGroups: [] })) },
  });
  const content = (items: object[], more: Partial<MenuContent> = {}): MenuContent => ({
    nodes: parse('navigation', navBarSchema, { items }).items,
    hasAccount: true,
    hasLanguages: true,
    ...more,
  });
  const home = { type: 'route', label: 'Home' };
  const before = content([home, menu('Vans', 'New'), menu('Charging', 'Depot', 'Road')]);
  const changes = [
    ['keeps what is still there', [root, submenu, tab], before, [root, submenu, tab]],
    [
      'follows a node to its new place',
      [root, submenu, tab],
      content([home, menu('Charging', 'Road')]),
      [root, { kind: 'submenu', index: 1 }, { kind: 'tab', index: 1, tab: 0 }],
    ],
    [
      'follows a tab to its new place in the same sub-menu',
      [root, submenu, tab],
      content([home, menu('Vans', 'New'), menu('Charging', 'Road', 'Depot')]),
      [root, submenu, { kind: 'tab', index: 2, tab: 0 }],
    ],
    [
      'follows a tab with its sub-menu',
      [root, submenu, tab],
      content([home, menu('Charging', 'Depot', 'Road')]),
      [root, { kind: 'submenu', index: 1 }, { kind: 'tab', index: 1, tab: 1 }],
    ],
    [
      'steps back from a tab that is gone',
      [root, submenu, tab],
      content([home, menu('Vans'), menu('Charging', 'Depot')]),
      [root, submenu],
    ],
    [
      'steps back from a sub-menu that is gone, and from its tab',
      [root, submenu, tab],
      content([home, menu('Vans')]),
      [root],
    ],
    [
      'steps back from a sub-menu whose node is a link now',
      [root, submenu],
      content([home, { ...home, label: 'Charging' }]),
      [root],
    ],
    ['keeps the account', [root, account], content([home]), [root, account]],
    ['keeps the languages', [root, language], content([home]), [root, language]],
    ['steps back from the account', [root, account], content([], { hasAccount: false }), [root]],
    ['steps back from the languages', [root, language], content([], { hasLanguages: false }), [root]],
    ['leaves a closed menu closed', closedMenu, content([]), closedMenu],
  ] as const;
  for (const [title, stack, now, expected] of changes) {
    it(`[MOB-02] ${title} when the menu changes while it is open`, () => {
      assert.deepEqual(withoutLostLevels(stack, before, now), expected);
    });
  }

  it('[MOB-02] tells by the same stack that a change did not touch it', () => {
    const stack = [root, submenu, tab];
    assert.equal(withoutLostLevels(stack, before, before), stack);
  });
});
