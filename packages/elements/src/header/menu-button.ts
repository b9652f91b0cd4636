import { html, nothing, type TemplateResult } from 'lit';
import type { MenuController } from './menu-controller.ts';
import { menuId, type OpenMenu } from './open-menu.ts';

export interface MenuButtonOptions {
  /** Class names. */
  names?: string;
  /** A part beside its own. */
  part?: string;
  /** Its name, where the content is none. */
  label?: string;
  /** Whether the page belongs to what its menu holds. */
  isCurrent?: boolean;
  /** What it shows in place of its menu. */
  shows?: OpenMenu | undefined;
}

/** A button that says whether its menu is open; the menu stands behind it under the id `…-panel` (APG disclosure). */
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
