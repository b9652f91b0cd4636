import type { PrimaryNode } from '@fleet-portal/model/entities';
import { isExternalLink, labelFor, linkHref, visiblePrimaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { isCurrentPage } from '../internal/current-page.ts';
import { link } from '../internal/link.ts';
import { placeOfPage } from '../internal/submenu-links.ts';
import type { HeaderView } from './header-view.ts';
import { menuButton } from './menu-button.ts';
import { menuId } from './open-menu.ts';

/** The primary nodes: links, and buttons that open a sub-menu (NAV-01). */
export function primaryNavigation(view: HeaderView): TemplateResult {
  const nodes = visiblePrimaryNodes(view.market, view.session);
  const selected = selectedIndex(nodes, view);
  return html`<nav class="navigation" part="navigation" aria-label=${view.messages.mainNavigation}>
    <ul>
      ${nodes.map((node, index) => item(node, index, index === selected, view))}
    </ul>
  </nav>`;
}

/**
 * The node whose sub-menu is open, else the one that the current page belongs to: the page's own link, else the sub-menu
 * that names the page earliest, since menus also point at each other's pages further down.
 */
function selectedIndex(nodes: PrimaryNode[], { menu, locale, currentPath }: HeaderView): number {
  if (menu.open?.kind === 'submenu') return menu.open.index;
  const places = nodes.map((node) => placeOfPage(node, locale, currentPath));
  return places.indexOf(Math.min(...places.filter((place) => place >= 0)));
}

function item(node: PrimaryNode, index: number, isSelected: boolean, view: HeaderView): TemplateResult {
  if (node.type === 'spacer') return html`<li class="spacer" aria-hidden="true"></li>`;
  const bar = isSelected ? html`<span class="accent-bar"></span>` : nothing;
  return html`<li data-menu=${node.submenu ? '' : nothing}>
    ${node.submenu ? submenuButton(node, index, bar, view) : nodeLink(node, bar, view)}
  </li>`;
}

function nodeLink(
  node: PrimaryNode,
  bar: unknown,
  { locale, currentPath, messages }: HeaderView,
): TemplateResult {
  const href = linkHref(node.target, locale);
  return link({
    href,
    content: html`${labelFor(node, locale)}${bar}`,
    names: 'node',
    isCurrent: isCurrentPage(href, currentPath),
    externalHint: node.target && isExternalLink(node.target) ? messages.externalSite : undefined,
  });
}

function submenuButton(node: PrimaryNode, index: number, bar: unknown, view: HeaderView): TemplateResult {
  const { menu, locale } = view;
  const opens = { kind: 'submenu', index } as const;
  const id = menuId(opens);
  return html`${menuButton(menu, opens, html`${labelFor(node, locale)}${bar}`, 'node')}
  ${
    menu.opened.has(id)
      ? html`<fp-sub-menu
          id="${id}-panel"
          ?open=${menu.isOpen(opens)}
          .submenu=${node.submenu}
          .view=${view}
        ></fp-sub-menu>`
      : nothing
  }`;
}
