import type { NavigationNode, PrimaryNode } from '@fleet-portal/model/entities';
import { linkHref, localePath, splitUrl, subMenuNodes } from '@fleet-portal/model/rules';
import { isCurrentPage } from '../../internal/current-page.ts';

/**
 * The primary node that a page belongs to, by its place, or -1: the page's own link, else the node whose sub-menu names the page
 * earliest, since menus also point at each other's pages further down, else the link to the page that it lies beneath.
 * @param currentPath path, query and hash of the page
 */
export function selectedNode(nodes: readonly PrimaryNode[], locale: string, currentPath: string): number {
  const page = currentPath.replace(/\/?([?#].*)?$/s, '');
  const leadsHere = ({ target }: NavigationNode) =>
    mayLeadTo(page, target?.path) && isCurrentPage(linkHref(target, locale), currentPath);
  const places = nodes.map((node) =>
    [node, ...(node.submenu ? subMenuNodes(node.submenu) : [])].findIndex(leadsHere),
  );
  const selected = places.indexOf(Math.min(...places.filter((place) => place >= 0)));
  return selected < 0 ? sectionOf(nodes, locale, page) : selected;
}

/** Of the links to pages above this one the nearest; all pages lie beneath the root, which is no section of its own. */
function sectionOf(nodes: readonly PrimaryNode[], locale: string, page: string): number {
  const root = localePath(locale, '/');
  const lengths = nodes.map(({ target }) => {
    const path = splitUrl(linkHref(target, locale)).path.replace(/\/?$/, '/');
    return path !== root && path.startsWith(root) && page.startsWith(path) ? path.length : 0;
  });
  const nearest = Math.max(0, ...lengths);
  return nearest ? lengths.indexOf(nearest) : -1;
}

/** Spares almost all links their address, which takes long to make: a plain path is the end of the page's own. */
function mayLeadTo(page: string, path: unknown): boolean {
  if (typeof path !== 'string') return false;
  return /[^\w/-]/.test(path) || page.endsWith(path.replace(/\/$/, ''));
}
