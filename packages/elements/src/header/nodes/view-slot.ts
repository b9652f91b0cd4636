import { html, type TemplateResult } from 'lit';
import { messagesNow } from '../../words/messages.ts';

/**
 * The place of an embedded view in a menu (NAV-06). It shows the host page's element with `slot="view-…"`; until that exists, the node's
 * label and a skeleton, and later a message that the view is missing.
 * @param id the view's id
 */
export function viewSlot(id: string, label: string, locale: string): TemplateResult {
  return html`<slot name="view-${id}"
    ><p class="label">${label}</p>
    <div class="awaited">
      <div class="skeleton" aria-hidden="true"><span></span><span></span><span></span></div>
      <p class="missing">${messagesNow(locale).viewMissing}</p>
    </div></slot
  >`;
}

/**
 * Passes the elements that the host page slots into the header on to the view slots of one of its menus. An element can only be in one
 * place: a menu that opens takes over the slot that another menu had, and if a menu has several places for one view, only the first is
 * shown. The forwarding slots stay in the header, which tells the host page what views are needed.
 */
export function forwardViews(menu: HTMLElement & { renderRoot: ParentNode }): void {
  const root = menu.getRootNode();
  if (!(root instanceof ShadowRoot)) return;
  const forwarders = [...root.querySelectorAll<HTMLSlotElement>('slot[data-view]')];
  const names = new Set<string>();
  for (const { name, parentElement } of menu.renderRoot.querySelectorAll('slot')) {
    const isFurther = names.has(name);
    if (isFurther && !parentElement?.hidden)
      console.warn(`<fp-header>: the view "${name.slice(5)}" stands twice in a menu.`);
    parentElement?.toggleAttribute('hidden', isFurther);
    if (isFurther) continue;
    names.add(name);
    const forwarder = forwarders.find((slot) => slot.name === name) ?? forwarderOf(name);
    if (forwarder.parentElement !== menu) menu.append(forwarder);
    fill(forwarder);
  }
}

function forwarderOf(name: string): HTMLSlotElement {
  const slot = document.createElement('slot');
  slot.name = name;
  slot.dataset.view = '';
  slot.addEventListener('slotchange', () => fill(slot));
  return slot;
}

/** Forwards the slot only if it has content: an empty forwarder would hide the fallback content of the slot that it fills. */
function fill(forwarder: HTMLSlotElement): void {
  forwarder.slot = forwarder.assignedNodes().length ? forwarder.name : '';
}
