import type { PrimaryNode } from '@fleet-portal/model/entities';
import { isExternalLink, labelFor, linkHref, primaryNodes } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { chevronDownIcon } from '../../icons/chevron-down.ts';
import { isCurrentPage } from '../../internal/current-page.ts';
import { link } from '../../internal/link.ts';
import type { HeaderView } from '../header-view.ts';

/** The primary nodes that did not fit into the bar: links, and buttons that open their sub-menu in this list's place. */
export function moreRows(view: HeaderView): unknown {
  const { afterPaint, market, session, locale, currentPath, fits } = view;
  const nodes = primaryNodes(market, session);
  const section = afterPaint?.selectedNode(nodes, locale, currentPath);
  return nodes.map((node, index) =>
    index < fits || node.type === 'spacer'
      ? nothing
      : html`<li>${row(node, index, index === section, view)}</li>`,
  );
}

function row(node: PrimaryNode, index: number, isSection: boolean, view: HeaderView): TemplateResult {
  const { locale, currentPath, messages, menu } = view;
  if (node.submenu) {
    const open = () => {
      menu.toggle({ kind: 'submenu', index });
      menu.button?.focus({ preventScroll: true });
    };
    return html`<button type="button" aria-current=${isSection ? 'true' : nothing} @click=${open}>
      ${labelFor(node, locale)}<span class="chevron">${chevronDownIcon}</span>
    </button>`;
  }
  const href = linkHref(node.target, locale);
  const isCurrent = isCurrentPage(href, currentPath);
  if (isSection && !isCurrent) return html`<a href=${href} aria-current="true">${labelFor(node, locale)}</a>`;
  return link({
    href,
    content: labelFor(node, locale),
    isCurrent,
    externalHint: node.target && isExternalLink(node.target) ? messages.externalSite : undefined,
  });
}
