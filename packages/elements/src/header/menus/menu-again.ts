import type { PrimaryNode } from '@fleet-portal/model/entities';
import { movedPlace } from '@fleet-portal/model/rules';
import type { OpenMenu } from '../open-menu.ts';

/** The user and the primary nodes that a bar shows. */
export interface Bar {
  person: string | undefined;
  nodes: readonly PrimaryNode[];
}

/**
 * Which menu stays open when the person or the nodes change: a sub-menu follows its node, found by label.
 * @returns the same menu if it stays; null if it closes, because its node has no sub-menu any more or because the user is another, who may
 *   have other things in the same places
 */
export function menuAgain(open: OpenMenu, before: Bar, now: Bar): OpenMenu | null {
  // The mobile drawer takes care of itself; the languages are the same for everybody.
  if (open.kind === 'mobile' || open.kind === 'language') return open;
  if (now.person !== before.person) return null;
  if (open.kind !== 'submenu') return open;
  const index = movedPlace(open.index, before.nodes, now.nodes);
  if (!now.nodes[index]?.submenu) return null;
  return index === open.index ? open : { ...open, index };
}
