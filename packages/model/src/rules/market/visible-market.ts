import type { ColumnGroup, Market, NodeTarget, RouteLink, Section, SubMenu } from '../../entities/index.ts';
import type { DecisionContext } from '../routing/decision-step.ts';
import { isForbidden } from '../routing/is-forbidden.ts';
import { linkHref } from '../links/links.ts';

/**
 * The market without the links that would lead this user to the 403 page, whatever permissions the links themselves name:
 * the gate has the final say over what menus and footer show. Links that lead to a login stay, and so do links to unknown
 * addresses.
 * @param locale the page's: a route may exist under one locale only, or require less there
 */
export function visibleMarket(market: Market, context: DecisionContext, locale: string): Market {
  const isShown = ({ target }: { target: RouteLink | NodeTarget | null }) =>
    !isForbidden(linkHref(target, locale), context);
  const link = <Link extends RouteLink | NodeTarget>(target: Link | null) =>
    isShown({ target }) ? target : null;
  const section = (from: Section): Section => ({ ...from, nodes: from.nodes.filter(isShown) });
  const groups = (from: ColumnGroup[]) =>
    from.map((group) => ({
      ...group,
      columns: group.columns.map(({ sections }) => ({ sections: sections.map(section) })),
    }));
  const submenu = (from: SubMenu): SubMenu => ({
    ...from,
    columnGroups: groups(from.columnGroups),
    tabs: from.tabs.map((tab) => ({ ...tab, columnGroups: groups(tab.columnGroups) })),
    sectionAboveTabs: from.sectionAboveTabs && section(from.sectionAboveTabs),
    sectionBeneathTabs: from.sectionBeneathTabs && section(from.sectionBeneathTabs),
  });
  const { navBar, footer, topBar } = market;
  return {
    ...market,
    topBar: topBar && isShown(topBar) ? topBar : null,
    navBar: {
      items: navBar.items.flatMap((item) => {
        if (!item.submenu) return isShown(item) ? item : [];
        return { ...item, target: link(item.target), submenu: submenu(item.submenu) };
      }),
    },
    footer: {
      ...footer,
      sections: footer.sections.map(section),
      getUpdates: footer.getUpdates && isShown(footer.getUpdates) ? footer.getUpdates : null,
    },
    marketplaceRoute: link(market.marketplaceRoute),
    eCommerceRoute: link(market.eCommerceRoute),
    adminRoute: link(market.adminRoute),
    homeRoute: link(market.homeRoute),
    partnerManagementRoute: link(market.partnerManagementRoute),
    notificationSettingsRoute: link(market.notificationSettingsRoute),
  };
}
