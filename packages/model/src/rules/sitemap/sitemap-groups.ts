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

/** A list of links under a heading, which may be missing. */
export interface SitemapList {
  heading: string;
  links: SitemapLink[];
}

/** All that one entry of the menu leads to. */
export interface SitemapGroup {
  heading: string;
  /** Where the entry itself leads; empty where it only opens a menu. */
  href: string;
  lists: SitemapList[];
}

/** All pages that a person can open: those of the menu, and the footer's lists beneath. */
export interface Sitemap {
  groups: SitemapGroup[];
  more: SitemapList[];
}

/** The menu as a list of groups, without what this person may not open (NAV-07). */
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

/** The footer's sections as lists, without what this person may not open and this site does not have. */
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

/** Only nodes that lead to a page of their own: no separators, no views, no jumps such as to the cookie settings. */
function linkOf(node: NavigationNode, locale: string): SitemapLink[] {
  const href = linkHref(node.target, locale);
  const label = labelFor(node, locale);
  if (!node.target || !href || !label || node.target.path.trim().startsWith('#')) return [];
  return [{ label, href }];
}
