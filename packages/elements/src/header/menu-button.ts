import { html, nothing, type TemplateResult } from 'lit';
import type { MenuController } from './menu-controller.ts';
import { menuId, type OpenMenu } from './open-menu.ts';

export interface MenuButtonOptions {
  /** Class names. */
  names?: string;
  /** A CSS part in addition to the button's own. */
  part?: string;
  /** The accessible name, if the content is only an icon. */
  label?: string;
  /** Whether the page belongs to something in the menu. */
  isCurrent?: boolean;
  /** Which menu it shows instead of its own. */
  shows?: OpenMenu | undefined;
}

/** A button that says whether its menu is open (APG disclosure); the menu follows it, with the id `…-panel`. */
export function menuButton(
  menu: MenuController,
  opens: OpenMenu,
  content: unknown,
  { names, part, label, isCurrent, shows = opens }: MenuButtonOptions = {},
): TemplateResult {
  const id = menuId(opens);
  const isOpen = menu.isOpen(shows);
  const isDialog = opens.kind === 'mobile';
  const shared = part ? `${part} ` : '';
  return html`<button
    id=${id}
    type="button"
    class=${names ?? nothing}
    part="${shared}${id}-button"
    aria-label=${label ?? nothing}
    aria-current=${isCurrent ? 'true' : nothing}
    aria-haspopup=${isDialog ? 'dialog' : nothing}
    aria-expanded=${isOpen}
    aria-controls=${isOpen && !isDialog ? `${menuId(shows)}-panel` : nothing}
    @click=${() => menu.toggle(isOpen ? shows : opens)}
  >
    ${content}
  </button>`;
}
