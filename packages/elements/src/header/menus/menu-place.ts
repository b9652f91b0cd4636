import type { LitElement } from 'lit';
import type { MenuController } from '../menu-controller.ts';

/** Whether a menu of the bars is open; the mobile drawer takes care of itself. */
export function isMenuOpen({ open }: MenuController): boolean {
  return open !== null && open.kind !== 'mobile';
}

/** The element that holds the open menu and its button. For the search it is the panel, because the toggle is not inside it. */
export function menuPlace({ button }: MenuController, { renderRoot }: LitElement): Element | null {
  return button && (button.closest('[data-menu]') ?? renderRoot.querySelector(`#${button.id}-panel`));
}

/**
 * Whether the focus is at the open menu. Does not use `:focus-within`, because in Chromium nothing around a popover with the focus matches
 * it.
 */
export function isFocusAtMenu(menu: MenuController, header: LitElement): boolean {
  const { activeElement } = header.getRootNode() as Document | ShadowRoot;
  const focused = slotOf((header.renderRoot as ShadowRoot).activeElement ?? activeElement, header);
  return isMenuOpen(menu) && !!menuPlace(menu, header)?.contains(focused);
}

/** The element's place in the header: for an element that the host page slotted, or one inside, the slot. */
export function slotOf(target: EventTarget | null, header: LitElement): Element | null {
  if (!(target instanceof Element)) return null;
  return [...header.children].find((child) => child.contains(target))?.assignedSlot ?? target;
}
