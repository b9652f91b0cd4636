import type { WorkspaceItemView, WorkspaceLink } from '@fleet-portal/model/rules';
import { html, noChange, nothing, type TemplateResult } from 'lit';
import { keyed } from '../internal/keyed.ts';
import { link } from '../navigation/link.ts';
import type { BarView } from './bar-view.ts';
import { listId, type OpenList } from './list-controller.ts';

/**
 * A button that says whether its list is open, and the list after it (APG disclosure). A closed list, which fades out, keeps its rows
 * unchanged.
 */
export function listButton(
  { lists }: BarView,
  opens: OpenList,
  label: unknown,
  isActive: boolean,
  rows: () => unknown,
): TemplateResult {
  const id = listId(opens);
  const isOpen = lists.open === opens;
  return html`<button
      id=${id}
      class="node"
      part="item"
      type="button"
      aria-expanded=${isOpen}
      aria-controls=${isOpen ? `${id}-list` : nothing}
      aria-current=${isActive ? 'true' : nothing}
      @click=${() => lists.toggle(opens)}
    >
      ${label}
    </button>
    ${
      lists.isRendered(opens)
        ? html`<ul id="${id}-list" class="list" ?inert=${!isOpen}>
            ${isOpen ? rows() : noChange}
          </ul>`
        : nothing
    }`;
}

/** An item's dropdown; if the item has a page of its own, that comes first. */
export function dropdownRows(item: WorkspaceItemView, view: BarView): unknown {
  const { href, dropdown } = item;
  const own = href === null ? [] : [{ ...item, href, isActive: item.isActive && view.shown.active === null }];
  return keyed([...own, ...dropdown], labelOf, (entry) => html`<li>${rowLink(entry, view)}</li>`);
}

/** Items below one another, each followed by its dropdown's entries. */
export function itemRows(items: readonly WorkspaceItemView[], view: BarView): unknown {
  return keyed(items, labelOf, (item) => {
    const { label, href, dropdown } = item;
    if (!dropdown.length) return html`<li>${rowLink({ ...item, href: href ?? '' }, view)}</li>`;
    return html`<li>
      <span class="group"><span class="text">${label}</span></span>
      <ul>
        ${dropdownRows(item, view)}
      </ul>
    </li>`;
  });
}

function rowLink({ href, label, isExternal, isActive }: WorkspaceLink, { words }: BarView): TemplateResult {
  return link({
    href,
    content: html`<span class="text">${label}</span>`,
    current: isActive ? 'page' : undefined,
    externalHint: isExternal && words.externalSite,
  });
}

/** Identifies an entry within its list. */
export const labelOf = ({ label }: { label: string }): string => label;
