import type { PrimaryNode } from '@fleet-portal/model/entities';
import { isExternalLink, labelFor, linkHref, primaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { isCurrentPage } from '../internal/current-page.ts';
import { link } from '../internal/link.ts';
import { dropdown } from './dropdowns.ts';
import type { HeaderView } from './header-view.ts';
import { menuButton } from './menu-button.ts';
import { menuId } from './open-menu.ts';

/** The class names of the node that the accent bar stands under. */
const marked = 'node marked';

/** The primary nodes: links, and buttons that open a sub-menu (NAV-01); those that do not fit are in the "More" menu. */
export function primaryNavigation(view: HeaderView): TemplateResult {
  const nodes = primaryNodes(view.market, view.session);
  const selected = selectedIndex(nodes, view);
  return html`<nav class="navigation" part="navigation" aria-label=${view.messages.mainNavigation}>
    <ul class="nodes">
      ${nodes.map((node, index) => item(node, index, index === selected, view))}
    </ul>
    ${more(nodes, selected, view)}
  </nav>`;
}

/** The node whose sub-menu is open, else the one that the current page belongs to, by link or by sub-menu. */
function selectedIndex(nodes: PrimaryNode[], { menu, afterPaint, locale, currentPath }: HeaderView): number {
  if (menu.open?.kind === 'submenu') return menu.open.index;
  const own = nodes.findIndex(({ target }) => isCurrentPage(linkHref(target, locale), currentPath));
  return own < 0 ? (afterPaint?.selectedNode(nodes, locale, currentPath) ?? own) : own;
}

/** What does not fit stays in the row, unseen, so that it can be measured. */
function item(node: PrimaryNode, index: number, isSelected: boolean, view: HeaderView): TemplateResult {
  const isOver = index >= view.fits;
  if (node.type === 'spacer')
    return html`<li class="spacer ${isOver ? 'beyond' : ''}" aria-hidden="true"></li>`;
  const content = label(labelFor(node, view.locale));
  const names = isSelected && !isOver ? marked : 'node';
  return html`<li class=${isOver ? 'beyond' : nothing} data-menu=${node.submenu ? '' : nothing}>
    ${node.submenu ? menuButton(view.menu, { kind: 'submenu', index }, content, names) : nodeLink(node, content, names, view)}
    ${isOver ? nothing : sheet(node, index, view)}
  </li>`;
}

function label(text: string): TemplateResult {
  return html`<span class="ellipsis">${text}</span>`;
}

function nodeLink(
  node: PrimaryNode,
  content: unknown,
  names: string,
  { locale, currentPath, messages }: HeaderView,
): TemplateResult {
  const href = linkHref(node.target, locale);
  return link({
    href,
    content,
    names,
    isCurrent: isCurrentPage(href, currentPath),
    externalHint: node.target && isExternalLink(node.target) ? messages.externalSite : undefined,
  });
}

function more(nodes: PrimaryNode[], selected: number, view: HeaderView): TemplateResult {
  return html`<div class="more ${nodes.length > view.fits ? '' : 'beyond'}" data-menu>
    ${dropdown(view, 'more', label(view.messages.more), selected >= view.fits ? marked : 'node')}
    ${nodes.slice(view.fits).map((node, index) => sheet(node, view.fits + index, view))}
  </div>`;
}

/** A sub-menu is rendered when it is opened for the first time. */
function sheet({ submenu }: PrimaryNode, index: number, view: HeaderView): unknown {
  const opens = { kind: 'submenu', index } as const;
  const id = menuId(opens);
  if (!submenu || !view.menu.opened.has(id)) return nothing;
  return html`<fp-sub-menu
    id="${id}-panel"
    ?open=${view.menu.isOpen(opens)}
    .submenu=${submenu}
    .view=${view}
  ></fp-sub-menu>`;
}
