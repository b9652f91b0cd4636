import type { LitElement, ReactiveController } from 'lit';
import type { FpMenuOpenEvent } from '../../events/menu-event.ts';
import { onClickElsewhere } from '../../input/on-click-elsewhere.ts';
import { onEscape } from '../../input/escape.ts';
import { reportLost } from '../../internal/report-lost.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import type { MenuController } from '../menu-controller.ts';
import { menuId } from '../open-menu.ts';
import { showMenuProgress } from './menu-progress.ts';

/**
 * Handles a menu whose script is still loading: the header shows progress, and closes the menu for the same reasons as an open one (NAV-01,
 * MOB-01). The search field shows before the script that would close it arrives (HDR-11). If a script fails to load, Escape or any press
 * dismisses the header's message.
 */
export function watchComingMenus(header: LitElement, menu: MenuController): void {
  header.addController(putAway(header, menu));
  header.addEventListener('fp-menu-open', ({ menu: kind }) => {
    const tag = elementOf(kind);
    if (customElements.get(tag)) return;
    const coming = new AbortController();
    const { signal } = coming;
    header.addEventListener('fp-menu-close', () => coming.abort(), { signal });
    // If the header has been removed, the event is dispatched on the document.
    document.addEventListener('fp-menu-close', () => header.isConnected || coming.abort(), { signal });
    closeEarly(header, menu, signal);
    // The search field is shown at once, so there is nothing to wait for.
    if (kind === 'search') return;
    showMenuProgress(header.renderRoot, signal);
    if (kind === 'submenu') closeWithNode(header, menu, signal);
    const isEntering = heedTab(menu, signal);
    void customElements.whenDefined(tag).then(() => {
      if (!signal.aborted && isEntering() && kind !== 'mobile') enter(menu).catch(reportLost);
      coming.abort();
    });
  });
}

/** Dismisses the message that a menu did not load, which lies over the page, on Escape or any press. */
function putAway(header: LitElement, menu: MenuController): ReactiveController {
  let said: AbortController | undefined;
  const close = () => menu.close();
  const look = () => {
    if (menu.failed === !!said) return;
    said?.abort();
    said = menu.failed ? new AbortController() : undefined;
    if (!said) return;
    onEscape(close, said.signal);
    onClickElsewhere(header, () => false, close, said.signal);
  };
  // Also handles a message that was shown before this script loaded.
  return { hostConnected: look, hostUpdated: look, hostDisconnected: () => said && close() };
}

/** The element that the script of a menu defines. */
function elementOf(menu: FpMenuOpenEvent['menu']): string {
  if (menu === 'submenu') return 'fp-sub-menu';
  return menu === 'mobile' ? 'fp-mobile-menu' : 'fp-dropdown';
}

/**
 * Closes the menu if the user moves on, the window changes between desktop and mobile, or Escape is pressed, before the script has loaded.
 */
function closeEarly(header: LitElement, menu: MenuController, signal: AbortSignal): void {
  const close = () => menu.close();
  const isOwn = (path: readonly EventTarget[]) =>
    path.some((node) => node === menu.button || (node as Element).id === `${menu.button?.id}-panel`);
  onBreakpoint(close, signal);
  onEscape(() => menu.close({ returnFocus: true }), signal);
  onClickElsewhere(header, isOwn, close, signal);
  // If the focus comes from nowhere, or from an element that is no longer visible, a script moved it.
  const onFocus = (event: Event) => {
    const { relatedTarget } = event as FocusEvent;
    if ((relatedTarget as Element | null)?.checkVisibility() && !isOwn(event.composedPath())) close();
  };
  // The document does not receive focus moves inside the header's shadow root.
  for (const tree of [document, header.renderRoot]) tree.addEventListener('focusin', onFocus, { signal });
}

/** Closes the menu if another node takes the place of the pressed one (in the bar or behind “More”), as when somebody signs in. */
function closeWithNode(header: LitElement, menu: MenuController, signal: AbortSignal): void {
  const { open } = menu;
  const label = () => open && header.renderRoot.querySelector(`#${menuId(open)}`)?.textContent;
  const pressed = label();
  const look = {
    hostUpdated: () => {
      if (label() !== pressed) menu.close();
    },
  };
  header.addController(look);
  signal.addEventListener('abort', () => header.removeController(look));
}

/**
 * Tab waits for the menu to load and then enters it; Shift+Tab closes it. Listens on the document, because Safari does not focus a clicked
 * button.
 * @returns whether Tab has been pressed
 */
function heedTab(menu: MenuController, signal: AbortSignal): () => boolean {
  let isEntering = false;
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    if (event.shiftKey) return menu.close();
    event.preventDefault();
    isEntering = true;
  };
  document.addEventListener('keydown', press, { signal });
  return () => isEntering;
}

async function enter({ button }: MenuController): Promise<void> {
  const { enterPanel } = await import('../menus/index.ts');
  await enterPanel(button);
}
