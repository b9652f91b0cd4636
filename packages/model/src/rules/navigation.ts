import type {
  ColumnGroup,
  Market,
  NavigationNode,
  PrimaryNode,
  Section,
  Session,
  SubMenu,
} from '../entities/index.ts';
import { mayFollow } from './links.ts';

/** The navigation bar's entries that the person may use; a sub-menu left with nothing goes with its entry (NAV-07). */
export function visiblePrimaryNodes(market: Pick<Market, 'navBar'>, session: Session): PrimaryNode[] {
  const nodes = market.navBar.items
    .filter((node) => isAllowed(node, session))
    .map((node) => (node.submenu ? { ...node, submenu: visibleSubMenu(node.submenu, session) } : node))
    .filter((node) => node.type !== 'menu-view' || node.submenu !== null || node.view !== null);
  return withoutLooseSpacers(nodes);
}

/** The sections of a footer or a column that keep a node for this person (NAV-07). */
export function visibleSections(sections: readonly Section[], session: Session): Section[] {
  return sections.map((section) => visibleSection(section, session)).filter((section) => section !== null);
}

/** What this person sees of a sub-menu; null where nothing is left (NAV-07). */
export function visibleSubMenu(submenu: SubMenu, session: Session): SubMenu | null {
  const visible = {
    ...submenu,
    columnGroups: visibleGroups(submenu.columnGroups, session),
    tabs: submenu.tabs
      .map((tab) => ({ ...tab, columnGroups: visibleGroups(tab.columnGroups, session) }))
      .filter((tab) => tab.columnGroups.length > 0),
    sectionAboveTabs: submenu.sectionAboveTabs && visibleSection(submenu.sectionAboveTabs, session),
    sectionBeneathTabs: submenu.sectionBeneathTabs && visibleSection(submenu.sectionBeneathTabs, session),
  };
  const isEmpty =
    visible.columnGroups.length + visible.tabs.length === 0 &&
    !visible.sectionAboveTabs &&
    !visible.sectionBeneathTabs;
  return isEmpty ? null : visible;
}

function visibleGroups(groups: readonly ColumnGroup[], session: Session): ColumnGroup[] {
  return groups
    .map((group) => ({ ...group, columns: visibleColumns(group.columns, session) }))
    .filter((group) => group.columns.length > 0);
}

function visibleColumns(columns: ColumnGroup['columns'], session: Session): ColumnGroup['columns'] {
  return columns
    .map((column) => ({ ...column, sections: visibleSections(column.sections, session) }))
    .filter((column) => column.sections.length > 0);
}

function visibleSection(section: Section, session: Session): Section | null {
  const nodes = withoutLooseSpacers(section.nodes.filter((node) => isAllowed(node, session)));
  return nodes.length > 0 ? { ...section, nodes } : null;
}

function isAllowed(node: NavigationNode, session: Session): boolean {
  return !node.target || mayFollow(node.target, session);
}

/** A spacer separates (NAV-06): one that has nothing before or after it, or follows another, goes. */
function withoutLooseSpacers<Node extends NavigationNode>(nodes: readonly Node[]): Node[] {
  const kept = nodes.filter((node, index) => {
    const previous = nodes[index - 1];
    return node.type !== 'spacer' || (previous !== undefined && previous.type !== 'spacer');
  });
  return kept.at(-1)?.type === 'spacer' ? kept.slice(0, -1) : kept;
}
