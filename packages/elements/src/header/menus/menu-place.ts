import type { LitElement } from 'lit';
import type { MenuController } from '../menu-controller.ts';

/** Whether a menu of the bars is open: the drawer sees to itself. */
export function isMenuOpen({ open }: MenuController): boolean {
  return open !== null && open.kind !== 'mobile';
}

/** What the open menu and its button stand in; the search's toggle stands beside what it opens. */
export function menuPlace({ button }: MenuController, { renderRoot }: LitElement): Element | null {
  return button && (button.closest('[data-menu]') ?? renderRoot.querySelector(`#${button.id}-panel`));
}

/** Whether the focus is at the open menu. In Chromium nothing around a popover that has it matches `:focus-within`. */
export function isFocusAtMenu(menu: MenuController, header: LitElement): boolean {
  const { activeElement } = header.getRootNode() as Document | ShadowRoot;
  const focused = slotOf((header.renderRoot as ShadowRoot).activeElement ?? activeElement, header);
  return isMenuOpen(menu) && !!menuPlace(menu, header)?.contains(focused);
}

/** Where an element stands in the header: that of a host in its slot. */
export function slotOf(target: EventTarget | null, header: LitElement): Element | null {
  if (!(target instanceof Element)) return null;
  return [...header.children].find((child) => child.contains(target))?.assignedSlot ?? target;
}
