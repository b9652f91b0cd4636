import type { PrimaryNode } from '@fleet-portal/model/entities';
import { isCurrentPage, labelFor, linkHref, primaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { cutText } from './cut-text.ts';
import { dropdown } from './dropdowns.ts';
import type { HeaderView } from './header-view.ts';
import { menuButton } from './menu-button.ts';
import { nodeLink } from './nodes/node-link.ts';
import { menuId } from './open-menu.ts';

/** Nodes by index; -1 for none. */
interface Marks {
  /** The node that the page belongs to. */
  current: number;
  /** The node with the accent bar. */
  marked: number;
}

/** The primary nodes: links, and buttons that open a sub-menu (NAV-01). Nodes that do not fit are in the "More" menu. */
export function primaryNavigation(view: HeaderView): TemplateResult {
  const nodes = primaryNodes(view.market, view.session);
  const { open } = view.menu;
  const current = currentIndex(nodes, view);
  const marks = { current, marked: open?.kind === 'more' ? view.fits : (open?.index ?? current) };
  return html`<nav class="navigation" part="navigation" aria-label=${view.messages.mainNavigation}>
    <ul class="nodes">
      ${nodes.map((node, index) => item(node, index, marks, view))}
    </ul>
    ${more(nodes, marks, view)}
  </nav>`;
}

/** The index of the node that the page belongs to, by its link or its sub-menu. */
function currentIndex(nodes: PrimaryNode[], { afterPaint, locale, currentPath }: HeaderView): number {
  return (
    afterPaint?.selectedNode(nodes, locale, currentPath) ??
    nodes.findIndex(({ target }) => isCurrentPage(linkHref(target, locale), currentPath))
  );
}

/** A node that does not fit stays in the row, hidden, so that it can be measured. */
function item(node: PrimaryNode, index: number, marks: Marks, view: HeaderView): TemplateResult {
  const isOver = index >= view.fits;
  if (node.type === 'spacer')
    return html`<li class="spacer ${isOver ? 'beyond' : ''}" aria-hidden="true"></li>`;
  const label = labelFor(node, view.locale);
  const content = cutText(label);
  const options = marking(index === marks.current, index === marks.marked && !isOver);
  return html`<li class=${isOver ? 'beyond' : nothing} ?data-menu=${node.submenu}>
    ${node.submenu ? menuButton(view.menu, { kind: 'submenu', index, label }, content, options) : nodeLink(node, view, { content, ...options })}
    ${isOver ? nothing : sheet(node, index, view)}
  </li>`;
}

function marking(isCurrent: boolean, isMarked: boolean) {
  return { isCurrent, part: 'node', names: isMarked ? 'node marked' : 'node' };
}

function more(nodes: PrimaryNode[], { current, marked }: Marks, view: HeaderView): TemplateResult {
  const { open } = view.menu;
  const options = {
    ...marking(current >= view.fits, marked >= view.fits),
    shows: open && (open.index ?? -1) >= view.fits ? open : undefined,
  };
  return html`<div class="more ${nodes.length > view.fits ? '' : 'beyond'}" data-menu>
    ${dropdown(view, 'more', cutText(view.messages.more), options)}
    ${nodes.slice(view.fits).map((node, index) => sheet(node, view.fits + index, view))}
  </div>`;
}

/** A sub-menu, rendered when it is first opened. It shows its label if its button is hidden behind "More". */
function sheet(node: PrimaryNode, index: number, view: HeaderView): unknown {
  const opens = { kind: 'submenu', index } as const;
  const id = menuId(opens);
  if (!node.submenu || !view.menu.isRendered(id)) return nothing;
  return html`<fp-sub-menu
    id="${id}-panel"
    ?open=${view.menu.isOpen(opens)}
    ?titled=${index >= view.fits}
    .submenu=${node.submenu}
    .label=${labelFor(node, view.locale)}
    .view=${view}
  ></fp-sub-menu>`;
}
