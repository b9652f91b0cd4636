import type { ColumnGroup, Section, SubMenu } from '@fleet-portal/model/entities';
import { linkHref } from '@fleet-portal/model/rules';
import { isCurrentPage } from './current-page.ts';

/** Whether the current page is one of a sub-menu's links. */
export function leadsTo(submenu: SubMenu, locale: string, currentPath: string): boolean {
  return sectionsOf(submenu).some(({ nodes }) =>
    nodes.some((node) => isCurrentPage(linkHref(node.target, locale), currentPath)),
  );
}

function sectionsOf({ columnGroups, tabs, sectionAboveTabs, sectionBeneathTabs }: SubMenu): Section[] {
  const inGroups = (groups: ColumnGroup[]) =>
    groups.flatMap(({ columns }) => columns.flatMap(({ sections }) => sections));
  const around = [sectionAboveTabs, sectionBeneathTabs].filter((section) => section !== null);
  return [...around, ...inGroups(columnGroups), ...tabs.flatMap((tab) => inGroups(tab.columnGroups))];
}
