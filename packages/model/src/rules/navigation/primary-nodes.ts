import type { NavigationNode, PrimaryNode, Session, SubMenu } from '../../entities/index.ts';
import { anyLabel } from '../text/labels.ts';
import { linkHref, mayFollow } from '../links/links.ts';
import { list } from '../list.ts';

/** A market's navigation as a host page passes it, possibly unparsed. */
export interface WithNavigation {
  navBar?: { items?: readonly PrimaryNode[] | null } | null;
}

const known = new WeakMap<WithNavigation, [session: Session, nodes: PrimaryNode[]]>();

/**
 * The valid entries of the navigation bar that have something for the user (NAV-07). Their sub-menus are still complete, and spacers that
 * separate nothing remain: `visibleSubMenu` filters a sub-menu when it is opened. Since every render calls this, the last result for a
 * market is cached, until the market or the session is a different object.
 */
export function primaryNodes(market: WithNavigation, session: Session): PrimaryNode[] {
  let last = known.get(market);
  // Whatever was set as the market need not be an object.
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

/** All nodes of a sub-menu or a tab, in reading order, except those in tabs without a name, which cannot be opened. */
export function subMenuNodes(submenu: Partial<SubMenu>): NavigationNode[] {
  const columns = [submenu, ...list(submenu.tabs).filter(anyLabel)]
    .flatMap((tab) => list(tab.columnGroups))
    .flatMap((group) => list(group.columns));
  const sections = columns.flatMap((column) => list(column.sections));
  const all = list([submenu.sectionAboveTabs, ...sections, submenu.sectionBeneathTabs]);
  return all.flatMap((section) => list(section.nodes));
}

/**
 * Whether a node has a label and somewhere to lead, and the user may follow it.
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
