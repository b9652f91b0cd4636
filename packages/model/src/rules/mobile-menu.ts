/** A level of the mobile menu (MOB-02). `index` is the primary node's place among the visible ones. */
export type Level =
  | { kind: 'root' }
  | { kind: 'submenu'; index: number }
  | { kind: 'tab'; index: number; tab: number }
  | { kind: 'account' }
  | { kind: 'language' };

/** The levels from the root to the one that is seen; empty while the menu is closed. */
export type LevelStack = readonly Level[];

export const closedMenu: LevelStack = [];

export const openedMenu: LevelStack = [{ kind: 'root' }];

/** Goes one level deeper. A dropdown takes another dropdown's place and otherwise covers the level it was opened on. */
export function openLevel(stack: LevelStack, level: Level): LevelStack {
  switch (level.kind) {
    case 'root':
      return openedMenu;
    case 'submenu':
      return [...openedMenu, level];
    case 'tab':
      return [...openedMenu, { kind: 'submenu', index: level.index }, level];
    default:
      return [...(stack.length ? stack.filter((open) => !isDropdown(open)) : openedMenu), level];
  }
}

/** One level up: dropdown, then tab, then sub-menu; from the root the menu closes (MOB-04). */
export function stepBack(stack: LevelStack): LevelStack {
  return stack.slice(0, -1);
}

/** The level that is seen; null while the menu is closed. */
export function currentLevel(stack: LevelStack): Level | null {
  return stack.at(-1) ?? null;
}

function isDropdown(level: Level): boolean {
  return level.kind === 'account' || level.kind === 'language';
}
