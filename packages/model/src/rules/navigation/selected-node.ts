import type { PrimaryNode, Session } from '../../entities/index.ts';
import { linkHref } from '../links/links.ts';
import { leadsTo } from './leads-to.ts';
import { linkCloseness } from './link-closeness.ts';
import { isShown, subMenuNodes } from './navigation.ts';

/**
 * The primary node that a page belongs to, by its place, or -1: the page's own link, else the node whose sub-menu names the page
 * earliest, since menus also point at each other's pages further down, else the nearest link to a page that it lies beneath.
 * @param currentPath path, query and hash of the page
 * @param session of whose links those that are not shown do not count
 */
export function selectedNode(
  nodes: readonly PrimaryNode[],
  locale: string,
  currentPath: string,
  session: Session,
): number {
  const leadsHere = leadsTo(currentPath, locale);
  const places = nodes.map((node) => {
    const entries = node.submenu ? subMenuNodes(node.submenu) : [];
    return [leadsHere(node), ...entries.map((entry) => leadsHere(entry) && isShown(entry, session))].indexOf(
      true,
    );
  });
  const selected = places.indexOf(Math.min(...places.filter((place) => place >= 0)));
  if (selected >= 0) return selected;
  const closeness = nodes.map(({ target }) => linkCloseness(linkHref(target, locale), currentPath));
  const nearest = Math.max(0, ...closeness);
  return nearest ? closeness.indexOf(nearest) : -1;
}
