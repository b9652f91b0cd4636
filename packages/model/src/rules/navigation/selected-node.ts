import type { NavigationNode, PrimaryNode, Session } from '../../entities/index.ts';
import { linkHref } from '../links/links.ts';
import { leadsTo } from './leads-to.ts';
import { isOwnLink, linkCloseness } from './link-closeness.ts';
import { isShown, subMenuNodes } from './primary-nodes.ts';

type Question = [locale: string, currentPath: string, session: Session];

const known = new WeakMap<readonly PrimaryNode[], [question: Question, place: number]>();

/**
 * The primary node that a page belongs to, by its place, or -1: the nearest of the page's own links, else the node whose sub-menu
 * names the page earliest, since menus also point at each other's pages further down, else the nearest link to a page that it lies
 * beneath. It is asked at every render and goes through all sub-menus, so the last answer for these nodes is kept.
 * @param currentPath path, query and hash of the page
 * @param session of whose links those that are not shown do not count
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
