import type { ColumnGroup, PrimaryNode, Section, Session, SubMenu } from '../../entities/index.ts';
import { anyLabel } from '../text/labels.ts';
import { list } from '../list.ts';
import { primaryNodes, type WithNavigation } from './primary-nodes.ts';
import { visibleSections } from './visible-sections.ts';

/** The whole navigation as this user sees it, down to the last link (NAV-07), for example for a sitemap. */
export function visiblePrimaryNodes(market: WithNavigation, session: Session): PrimaryNode[] {
  return primaryNodes(market, session).map((node) =>
    node.submenu ? { ...node, submenu: visibleSubMenu(node.submenu, session) } : node,
  );
}

/** What this user sees of a sub-menu; null if nothing is left (NAV-07). */
export function visibleSubMenu(submenu: SubMenu, session: Session): SubMenu | null {
  const columnGroups = visibleGroups(submenu.columnGroups, session);
  const tabs = list(submenu.tabs)
    .map((tab) => ({ ...tab, columnGroups: visibleGroups(tab.columnGroups, session) }))
    .filter((tab) => anyLabel(tab) && tab.columnGroups.length > 0);
  const sectionAboveTabs = visibleSection(submenu.sectionAboveTabs, session);
  const sectionBeneathTabs = visibleSection(submenu.sectionBeneathTabs, session);
  const hasSide = tabs.length > 0 || Boolean(sectionAboveTabs ?? sectionBeneathTabs);
  if (!hasSide && columnGroups.length === 0) return null;
  // A type that does not match the content would hide it.
  const isTabbed = hasSide && (submenu.submenuType === 'tabbed' || columnGroups.length === 0);
  const submenuType = isTabbed ? 'tabbed' : 'simple';
  return { ...submenu, submenuType, columnGroups, tabs, sectionAboveTabs, sectionBeneathTabs };
}

function visibleGroups(groups: readonly ColumnGroup[], session: Session): ColumnGroup[] {
  return list(groups)
    .map((group) => ({ ...group, columns: visibleColumns(group.columns, session) }))
    .filter((group) => group.columns.length > 0);
}

function visibleColumns(columns: ColumnGroup['columns'], session: Session): ColumnGroup['columns'] {
  return list(columns)
    .map((column) => ({ ...column, sections: visibleSections(column.sections, session) }))
    .filter((column) => column.sections.length > 0);
}

function visibleSection(section: Section | null, session: Session): Section | null {
  return visibleSections(section && [section], session)[0] ?? null;
}
