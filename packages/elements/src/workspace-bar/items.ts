import type { WorkspaceItemView } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';
import { keyed } from '../internal/keyed.ts';
import { link } from '../navigation/link.ts';
import type { BarView } from './bar-view.ts';
import { itemRows, dropdownRows, labelOf, listButton } from './lists.ts';

/** The items in a row, and a button for those that do not fit, hidden while all fit; from 1024 px. */
export function itemRow(view: BarView): TemplateResult {
  const { shown, words, fits } = view;
  const beyond = shown.items.slice(fits);
  const isActive = beyond.some((item) => item.isActive);
  return html`<div class="room">
    <ul class="row">
      ${keyed(shown.items, labelOf, (item, index) => barItem(item, index, view))}
    </ul>
    <div class=${beyond.length ? 'holder more' : 'holder more beyond'} data-holder>
      ${listButton(view, 'more', words.more, isActive, () => itemRows(beyond, view))}
    </div>
  </div>`;
}

/** A button with the label of the active item, or “More”, that opens the list of all items; below 1024 px. */
export function compactItems(view: BarView): TemplateResult {
  const { items } = view.shown;
  const active = items.find(({ isActive }) => isActive);
  const label = html`<span class="text">${active?.label ?? view.words.more}</span>`;
  return html`<div class="compact" data-holder>
    ${listButton(view, 'all', label, active !== undefined, () => itemRows(items, view))}
  </div>`;
}

function barItem(item: WorkspaceItemView, index: number, view: BarView): TemplateResult {
  const { label, href, isActive, isExternal, dropdown } = item;
  const names = index >= view.fits ? 'holder beyond' : 'holder';
  if (!dropdown.length) {
    const externalHint = isExternal && view.words.externalSite;
    return html`<li class=${names}>
      ${link({ href: href ?? '', content: label, names: 'node', part: 'item', current: isActive ? 'page' : undefined, externalHint })}
    </li>`;
  }
  return html`<li class=${names} data-holder>
    ${listButton(view, index, label, isActive, () => dropdownRows(item, view))}
  </li>`;
}
