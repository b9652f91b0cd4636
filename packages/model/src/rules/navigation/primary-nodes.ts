import type { NavigationNode, PrimaryNode, Session, SubMenu } from '../../entities/index.ts';
import { anyLabel } from '../text/labels.ts';
import { linkHref, mayFollow } from '../links/links.ts';
import { list } from '../list.ts';

/** A market's navigation as a host hands it over, which need not have been parsed. */
export interface WithNavigation {
  navBar?: { items?: readonly PrimaryNode[] | null } | null;
}

const known = new WeakMap<WithNavigation, [session: Session, nodes: PrimaryNode[]]>();

/**
 * The navigation bar's entries that are sound and of which something is left for the person (NAV-07). Their sub-menus stay
 * whole, as do spacers that separate nothing: `visibleSubMenu` cuts one when it is opened. It is asked at every render, so the
 * last answer for a market is kept: another one needs another object, of a market or of a session.
 */
export function primaryNodes(market: WithNavigation, session: Session): PrimaryNode[] {
  let last = known.get(market);
  // What stands in a market's place need not be an object.
  if (!last || last[0] !== session)
    known.set(Object(market) as WithNavigation, (last = [session, nodesFor(market, session)]));
  return last[1];
}

function nodesFor({ navBar }: WithNavigation, session: Session): PrimaryNode[] {
  const isLeft = (node: NavigationNode) => node.type !== 'spacer' && isShown(node, session);
  return list(navBar?.items)
    .map((node) =>
      node.submenu && !subMenuNodes(node.submenu).some(isLeft) ? { ...node, submenu: null } : node,
    )
    .filter((node) => isShown(node, session, node.submenu ?? false));
}

/** Everything that stands in a sub-menu or a tab, in the order in which it is read; a tab that has no name cannot be opened. */
export function subMenuNodes(submenu: Partial<SubMenu>): NavigationNode[] {
  const columns = [submenu, ...list(submenu.tabs).filter(anyLabel)]
    .flatMap((tab) => list(tab.columnGroups))
    .flatMap((group) => list(group.columns));
  const sections = columns.flatMap((column) => list(column.sections));
  const all = list([submenu.sectionAboveTabs, ...sections, submenu.sectionBeneathTabs]);
  return all.flatMap((section) => list(section.nodes));
}

/**
 * Whether a node has a label and anything to lead to, and the person may use it.
 * @param opens what a primary node opens, which has no room for a view of its own (NAV-01)
 */
export function isShown(node: NavigationNode, session: Session, opens?: SubMenu | false): boolean {
  const { type, target, view } = node;
  if (target && !mayFollow(target, session)) return false;
  if (type === 'spacer') return true;
  if (!anyLabel(node)) return false;
  if (type === 'route') return opens ? true : Boolean(linkHref(target, ''));
  return (type === 'menu-view' || type === 'view') && Boolean(opens ?? view);
}
