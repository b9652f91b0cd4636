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
 * Sees to each menu whose script is on its way: the header says so, and closes it for every reason to close an open one (NAV-01,
 * MOB-01). The search field is seen before that script, which closes it later (HDR-11). Where the script did not come, Escape and
 * any press take away what the header says of that.
 */
export function watchComingMenus(header: LitElement, menu: MenuController): void {
  header.addController(putAway(header, menu));
  header.addEventListener('fp-menu-open', ({ menu: kind }) => {
    const tag = elementOf(kind);
    if (customElements.get(tag)) return;
    const coming = new AbortController();
    const { signal } = coming;
    header.addEventListener('fp-menu-close', () => coming.abort(), { signal });
    // Of a header that has been taken away the document hears it.
    document.addEventListener('fp-menu-close', () => header.isConnected || coming.abort(), { signal });
    closeEarly(header, menu, signal);
    // Nobody waits for the field.
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

/** What the header says of a menu that did not come lies over the page, until Escape or any press. */
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
  // What was said before this script has come counts, too.
  return { hostConnected: look, hostUpdated: look, hostDisconnected: () => said && close() };
}

/** What comes with the script of a menu. */
function elementOf(menu: FpMenuOpenEvent['menu']): string {
  if (menu === 'submenu') return 'fp-sub-menu';
  return menu === 'mobile' ? 'fp-mobile-menu' : 'fp-dropdown';
}

/** Who goes on elsewhere, sees the other header or presses Escape no longer waits for it. */
function closeEarly(header: LitElement, menu: MenuController, signal: AbortSignal): void {
  const close = () => menu.close();
  const isOwn = (path: readonly EventTarget[]) =>
    path.some((node) => node === menu.button || (node as Element).id === `${menu.button?.id}-panel`);
  onBreakpoint(close, signal);
  onEscape(() => menu.close({ returnFocus: true }), signal);
  onClickElsewhere(header, isOwn, close, signal);
  // A focus that comes from nowhere, or from what is seen no more, has been moved by the page or by the shell.
  const onFocus = (event: Event) => {
    const { relatedTarget } = event as FocusEvent;
    if ((relatedTarget as Element | null)?.checkVisibility() && !isOwn(event.composedPath())) close();
  };
  // The page hears of none that goes from one place in the header to another.
  for (const tree of [document, header.renderRoot]) tree.addEventListener('focusin', onFocus, { signal });
}

/** In the place of the node that was pressed may stand another one as soon as somebody else is here; in the bar or behind “More”. */
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
 * Tab waits for the menu, and Shift+Tab gives it up. Its button has the focus, but in Safari, which focuses no button that is clicked.
 * @returns whether somebody has pressed Tab
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
