import type { PrimaryNode } from '../../entities/index.ts';
import { movedPlace } from './place-of.ts';

/** A level of the mobile menu (MOB-02). `index` is the primary node's position among the visible ones. */
export type Level =
  | { kind: 'root' }
  | { kind: 'submenu'; index: number }
  | { kind: 'tab'; index: number; tab: number }
  | { kind: 'account' }
  | { kind: 'language' };

/** The levels from the root to the visible one; empty while the menu is closed. */
export type LevelStack = readonly Level[];

export const closedMenu: LevelStack = [];

const openedMenu: LevelStack = [{ kind: 'root' }];

/** The menu with a level open: all levels but a tab are directly below the root. */
export function openLevel(level: Level): LevelStack {
  switch (level.kind) {
    case 'root':
      return openedMenu;
    case 'tab':
      return [...openedMenu, { kind: 'submenu', index: level.index }, level];
    default:
      return [...openedMenu, level];
  }
}

/** Goes one level up; from the root, the menu closes (MOB-04). */
export function stepBack(stack: LevelStack): LevelStack {
  return stack.slice(0, -1);
}

/** The visible level; null while the menu is closed. */
export function currentLevel(stack: LevelStack): Level | null {
  return stack.at(-1) ?? null;
}

/** What the levels refer to. */
export interface MenuContent {
  /** The primary nodes that the user sees. */
  nodes: readonly PrimaryNode[];
  hasAccount: boolean;
  hasLanguages: boolean;
}

/**
 * The levels that remain when the session or the market changes while the menu is open: each follows its node or tab,
 * identified by its label, to its new position; the menu steps back from the first one that is gone.
 * @returns the same stack if nothing has changed for it
 */
export function withoutLostLevels(stack: LevelStack, before: MenuContent, now: MenuContent): LevelStack {
  const kept = stack.map((level) => foundAgain(level, before, now)).filter((level) => level !== null);
  return kept.length === stack.length && kept.every((level, at) => level === stack[at]) ? stack : kept;
}

function foundAgain(level: Level, before: MenuContent, now: MenuContent): Level | null {
  if (level.kind === 'root') return level;
  if (level.kind === 'account') return now.hasAccount ? level : null;
  if (level.kind === 'language') return now.hasLanguages ? level : null;
  const index = movedPlace(level.index, before.nodes, now.nodes);
  const submenu = now.nodes[index]?.submenu;
  if (!submenu) return null;
  if (level.kind === 'submenu') return index === level.index ? level : { ...level, index };
  const tab = movedPlace(level.tab, before.nodes[level.index]?.submenu?.tabs ?? [], submenu.tabs);
  if (tab < 0) return null;
  return index === level.index && tab === level.tab ? level : { ...level, index, tab };
}
