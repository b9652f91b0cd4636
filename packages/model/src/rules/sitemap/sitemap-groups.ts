import type {
  ColumnGroup,
  Environment,
  Market,
  NavigationNode,
  Section,
  Session,
  SubMenu,
} from '../../entities/index.ts';
import { links as translatedLinks } from '../../messages/links.ts';
import { footerSections } from '../navigation/footer-links.ts';
import { labelFor } from '../text/labels.ts';
import { linkHref } from '../links/links.ts';
import { translateFooter } from '../links/translate-me.ts';
import { visiblePrimaryNodes } from '../navigation/visible-navigation.ts';

export interface SitemapLink {
  label: string;
  href: string;
}

/** A list of links with an optional heading. */
export interface SitemapList {
  heading: string;
  links: SitemapLink[];
}

/** Everything that one entry of the menu leads to. */
export interface SitemapGroup {
  heading: string;
  /** The entry's own target; empty if it only opens a menu. */
  href: string;
  lists: SitemapList[];
}

/** All pages that a user can open: those of the menu, and below them the footer's lists. */
export interface Sitemap {
  groups: SitemapGroup[];
  more: SitemapList[];
}

/** The menu as a list of groups, without what this user may not open (NAV-07). */
export function menuGroups(market: Market, session: Session, locale: string): SitemapGroup[] {
  return visiblePrimaryNodes(market, session)
    .filter(({ type }) => type !== 'spacer')
    .map((node) => ({
      heading: labelFor(node, locale),
      href: linkHref(node.target, locale),
      lists: node.submenu ? subMenuLists(node.submenu, locale) : [],
    }))
    .filter(({ href, lists }) => href !== '' || lists.length > 0);
}

/** The footer's sections as lists, without what this user may not open or this site does not have. */
export function footerLists(
  market: Market,
  session: Session,
  environment: Environment,
  locale: string,
): SitemapList[] {
  const footer = translateFooter(market.footer, locale, translatedLinks);
  return lists(footerSections({ ...market, footer }, session, environment), locale);
}

function subMenuLists(submenu: SubMenu, locale: string): SitemapList[] {
  const { columnGroups, sectionAboveTabs, sectionBeneathTabs, tabs } = submenu;
  return [
    ...lists(sectionAboveTabs ? [sectionAboveTabs] : [], locale),
    ...tabs.flatMap((tab) =>
      lists(sectionsOf(tab.columnGroups), locale).map(({ heading, links }) => ({
        heading: [labelFor(tab, locale), heading].filter(Boolean).join(': '),
        links,
      })),
    ),
    ...lists(sectionsOf(columnGroups), locale),
    ...lists(sectionBeneathTabs ? [sectionBeneathTabs] : [], locale),
  ];
}

function sectionsOf(groups: readonly ColumnGroup[]): Section[] {
  return groups.flatMap((group) => group.columns).flatMap((column) => column.sections);
}

function lists(sections: readonly Section[], locale: string): SitemapList[] {
  return sections
    .map((section) => ({
      heading: labelFor(section, locale),
      links: section.nodes.flatMap((node) => linkOf(node, locale)),
    }))
    .filter(({ links }) => links.length > 0);
}

/** Includes only nodes that lead to a page: no separators, no views, no `#` links such as to the cookie settings. */
function linkOf(node: NavigationNode, locale: string): SitemapLink[] {
  const href = linkHref(node.target, locale);
  if (!href || node.target?.path.trim().startsWith('#')) return [];
  return [{ label: labelFor(node, locale), href }];
}
