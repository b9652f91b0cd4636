import type { PrimaryNode } from '@fleet-portal/model/entities';
import { anyLabel, labelFor, primaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { chevronDownIcon } from '../../icons/chevron-down.ts';
import type { HeaderView } from '../header-view.ts';
import { keyed } from '../../internal/keyed.ts';
import { nodeLink } from '../nodes/node-link.ts';

/** The primary nodes that do not fit into the bar: links, and buttons that replace this list by their sub-menu. */
export function moreRows(view: HeaderView): unknown {
  const { afterPaint, market, session, locale, currentPath, fits } = view;
  const nodes = primaryNodes(market, session);
  const selected = afterPaint?.selectedNode(nodes, locale, currentPath);
  return keyed(nodes, anyLabel, (node, index) =>
    index < fits || node.type === 'spacer'
      ? nothing
      : html`<li>${row(node, index, index === selected, view)}</li>`,
  );
}

function row(node: PrimaryNode, index: number, isCurrent: boolean, view: HeaderView): TemplateResult {
  const { locale, menu } = view;
  const label = labelFor(node, locale);
  if (!node.submenu) return nodeLink(node, view, { content: label, isCurrent });
  const open = () => {
    menu.toggle({ kind: 'submenu', index, label });
    menu.button?.focus({ preventScroll: true });
  };
  return html`<button type="button" aria-current=${isCurrent ? 'true' : nothing} @click=${open}>
    ${label}<span class="chevron">${chevronDownIcon}</span>
  </button>`;
}
