import type { NavigationNode, PrimaryNode } from '@fleet-portal/model/entities';
import { linkHref, subMenuNodes } from '@fleet-portal/model/rules';
import { isCurrentPage } from '../../internal/current-page.ts';

/**
 * The primary node that a page belongs to, by its place, or -1: the page's own link, else the node whose sub-menu names the page
 * earliest, since menus also point at each other's pages further down.
 * @param currentPath path, query and hash of the page
 */
export function selectedNode(nodes: readonly PrimaryNode[], locale: string, currentPath: string): number {
  const page = currentPath.replace(/\/?([?#].*)?$/s, '');
  const leadsHere = ({ target }: NavigationNode) =>
    mayLeadTo(page, target?.path) && isCurrentPage(linkHref(target, locale), currentPath);
  const places = nodes.map((node) =>
    [node, ...(node.submenu ? subMenuNodes(node.submenu) : [])].findIndex(leadsHere),
  );
  return places.indexOf(Math.min(...places.filter((place) => place >= 0)));
}

/** Spares almost all links their address, which takes long to make: a plain path is the end of the page's own. */
function mayLeadTo(page: string, path: unknown): boolean {
  if (typeof path !== 'string') return false;
  return /[^\w/-]/.test(path) || page.endsWith(path.replace(/\/$/, ''));
}
