import type { LitElement } from 'lit';
import type { FpMenuOpenEvent } from '../../events/menu-event.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import type { MenuController } from '../menu-controller.ts';
import { showMenuProgress } from './menu-progress.ts';

/** Sees to each menu whose script is on its way: the header says so, and what closes an open menu closes it already (NAV-01, MOB-01). */
export function watchComingMenus(header: LitElement, menu: MenuController): void {
  header.addEventListener('fp-menu-open', ({ menu: kind }) => {
    const tag = elementOf(kind);
    if (!tag || customElements.get(tag)) return;
    const coming = new AbortController();
    const end = () => coming.abort();
    header.addEventListener('fp-menu-close', end, { once: true });
    void customElements.whenDefined(tag).then(end);
    showMenuProgress(header.renderRoot, coming.signal);
    closeEarly(header, menu, coming.signal);
  });
}

/** What a menu waits for; the search field comes with its button. */
function elementOf(menu: FpMenuOpenEvent['menu']): string {
  if (menu === 'search') return '';
  if (menu === 'submenu') return 'fp-sub-menu';
  return menu === 'mobile' ? 'fp-mobile-menu' : 'fp-dropdown';
}

/** Who goes on elsewhere, or sees the other header, no longer waits for it. */
function closeEarly(header: LitElement, menu: MenuController, signal: AbortSignal): void {
  const close = () => menu.close({ returnFocus: false });
  const leave = (event: Event) => {
    const path = event.composedPath();
    const isOwn =
      event.type === 'focusin' ? path.includes(header) : menu.button && path.includes(menu.button);
    if (!isOwn) close();
  };
  onBreakpoint(close, signal);
  for (const type of ['pointerdown', 'focusin'])
    document.addEventListener(type, leave, { signal, capture: true });
}
