import type { ColumnGroup, NavigationNode, PrimaryNode, SubMenu } from '@fleet-portal/model/entities';
import { linkHref } from '@fleet-portal/model/rules';
import { isCurrentPage } from './current-page.ts';

/**
 * How far down among a primary node's links the current page's stands: 0 is the node's own, those of its sub-menu follow;
 * -1 where it has none.
 */
export function placeOfPage(primary: PrimaryNode, locale: string, currentPath: string): number {
  const nodes = [primary, ...(primary.submenu ? nodesOf(primary.submenu) : [])];
  return nodes.findIndex((node) => isCurrentPage(linkHref(node.target, locale), currentPath));
}

function nodesOf({ columnGroups, tabs, sectionAboveTabs, sectionBeneathTabs }: SubMenu): NavigationNode[] {
  const sections = (groups: ColumnGroup[]) =>
    groups.flatMap(({ columns }) => columns.flatMap((column) => column.sections));
  const all = [
    sectionAboveTabs,
    ...sections([...columnGroups, ...tabs.flatMap((tab) => tab.columnGroups)]),
    sectionBeneathTabs,
  ];
  return all.flatMap((section) => section?.nodes ?? []);
}
