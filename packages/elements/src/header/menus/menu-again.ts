import type { PrimaryNode } from '@fleet-portal/model/entities';
import { movedPlace } from '@fleet-portal/model/rules';
import type { OpenMenu } from '../open-menu.ts';

/** Whose bar it is, and its nodes. */
export interface Bar {
  person: string | undefined;
  nodes: readonly PrimaryNode[];
}

/**
 * Which menu an open one of a bar is for another person, or among other nodes: a sub-menu moves with its node, told by its label.
 * @returns the menu itself where it stays; null where it closes, with a node that has no sub-menu any more, and with its person:
 * another one may have other things in the same places
 */
export function menuAgain(open: OpenMenu, before: Bar, now: Bar): OpenMenu | null {
  // The drawer sees to itself; the languages are everybody's.
  if (open.kind === 'mobile' || open.kind === 'language') return open;
  if (now.person !== before.person) return null;
  if (open.kind !== 'submenu') return open;
  const index = movedPlace(open.index, before.nodes, now.nodes);
  if (!now.nodes[index]?.submenu) return null;
  return index === open.index ? open : { ...open, index };
}
