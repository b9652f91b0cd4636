import type { NavigationNode, PrimaryNode, Session } from '../../entities/index.ts';
import { linkHref } from '../links/links.ts';
import { leadsTo } from './leads-to.ts';
import { isOwnLink, linkCloseness } from './link-closeness.ts';
import { isShown, subMenuNodes } from './primary-nodes.ts';

type Question = [locale: string, currentPath: string, session: Session];

const known = new WeakMap<readonly PrimaryNode[], [question: Question, place: number]>();

/**
 * The index of the primary node that a page belongs to, or -1: the closest of the primary links to the page itself, else the node whose
 * sub-menu lists the page earliest, since menus also link to each other's pages further down, else the closest link to a page above it.
 * Since every render calls this and it searches all sub-menus, the last result for these nodes is cached.
 * @param currentPath path, query and hash of the page
 * @param session whose hidden links do not count
 */
export function selectedNode(
  nodes: readonly PrimaryNode[],
  locale: string,
  currentPath: string,
  session: Session,
): number {
  const question: Question = [locale, currentPath, session];
  let last = known.get(nodes);
  if (!last || question.some((part, index) => part !== last?.[0][index]))
    known.set(nodes, (last = [question, placeFor(nodes, ...question)]));
  return last[1];
}

function placeFor(nodes: readonly PrimaryNode[], ...[locale, currentPath, session]: Question): number {
  const closeness = nodes.map(({ target }) => linkCloseness(linkHref(target, locale), currentPath));
  const nearest = Math.max(0, ...closeness);
  const selected = isOwnLink(nearest) ? -1 : bySubMenu(nodes, leadsTo(currentPath, locale), session);
  if (selected >= 0) return selected;
  return nearest ? closeness.indexOf(nearest) : -1;
}

function bySubMenu(
  nodes: readonly PrimaryNode[],
  leadsHere: (node: NavigationNode) => boolean,
  session: Session,
): number {
  const places = nodes.map(({ submenu }) =>
    (submenu ? subMenuNodes(submenu) : []).findIndex((entry) => leadsHere(entry) && isShown(entry, session)),
  );
  return places.indexOf(Math.min(...places.filter((place) => place >= 0)));
}
