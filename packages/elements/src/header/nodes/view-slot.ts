import { html, type TemplateResult } from 'lit';
import { messagesNow } from '../../words/messages.ts';

/**
 * Where an embedded view stands in a menu (NAV-06): the host's own element with `slot="view-…"`; until it is there, the
 * node's label and the shape of what comes, and where it does not come, that it is missing.
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
 * Lets the elements that a host slots into the header through to the view slots of one of its menus. A host's element stands
 * in one place: the menu that opens takes over the slot that another menu had, and of a menu's places for one view only the
 * first is seen. From then on the header has the slots itself, by which a host knows which views are asked for.
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

/** An empty forwarder would hide what stands in a slot until it is filled. */
function fill(forwarder: HTMLSlotElement): void {
  forwarder.slot = forwarder.assignedNodes().length ? forwarder.name : '';
}
