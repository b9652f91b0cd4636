import type { SubMenuTab } from '../../entities/index.ts';
import { leadsTo } from './leads-to.ts';
import { subMenuNodes } from './primary-nodes.ts';

/**
 * The index of the sub-menu tab that a page belongs to, or -1: the first one with a link to the page.
 * @param currentPath path, query and hash of the page
 */
export function selectedTab(tabs: readonly SubMenuTab[], locale: string, currentPath: string): number {
  const leadsHere = leadsTo(currentPath, locale);
  return tabs.findIndex((tab) => subMenuNodes(tab).some(leadsHere));
}
