import type { Market, Session } from '@fleet-portal/model/entities';
import type { LitElement, ReactiveController } from 'lit';
import { FpMenuCloseEvent, FpMenuOpenEvent } from '../events/menu-event.ts';
import { reportLost } from '../internal/report-lost.ts';
import type { DesktopMenus } from './menus/index.ts';
import { menuId, type OpenMenu } from './open-menu.ts';

/** Buttons of the bars that stand in for a menu's own button when that is not there, and lead to the menu too. */
const parents: Partial<Record<OpenMenu['kind'], string>> = { submenu: ',#more', mobile: ',#mobile-root' };

type Host = LitElement & { session: Session };

/** Owns the state of which menu of the header is open. A menu's script is loaded in advance, or when the menu first opens. */
export class MenuController implements ReactiveController {
  /** Whether the menu that was pressed last could not be loaded. */
  failed = false;
  /** Read-only for others. */
  open: OpenMenu | null = null;
  /** Ids and kinds of the menus to render. */
  readonly #rendered = new Set<string>();
  readonly #host: Host;
  readonly #market: () => Market | null;
  #watching: AbortController | undefined;
  #menus: DesktopMenus | undefined;

  /** @param market the market that the header shows */
  constructor(host: Host, market: () => Market | null) {
    this.#host = host;
    this.#market = market;
    host.addController(this);
  }

  /** A menu closes if its button disappears: with the market, a node, a language, or the entries behind "More". */
  hostUpdated(): void {
    if (this.open && !this.button) this.close();
  }

  hostDisconnected(): void {
    if (this.open) this.close();
  }

  /** The button of the open menu; if it is not in the bar, the button that leads to it. */
  get button(): HTMLElement | null {
    const { open } = this;
    if (!open) return null;
    const ids = `#${menuId(open)}${parents[open.kind] ?? ''}`;
    return this.#host.renderRoot.querySelector<HTMLElement>(`:not(.beyond) > :is(${ids})`);
  }

  isOpen(menu: OpenMenu): boolean {
    return !!this.open && menuId(this.open) === menuId(menu);
  }

  /**
   * Whether a menu has been opened or is about to be; costly menus are rendered only from then on.
   * @param name the menu's id or kind
   */
  isRendered(name: string): boolean {
    return this.#rendered.has(name);
  }

  /** Renders a menu before it is shown, so that a click only has to reveal it. */
  render(id: string): void {
    this.#rendered.add(id);
    this.#host.requestUpdate();
  }

  /** Makes this the open menu, because the open one's node has moved. Fires no event, as nothing opens or closes. */
  follow(menu: OpenMenu): void {
    this.open = menu;
    this.render(menuId(menu));
  }

  toggle(menu: OpenMenu): void {
    this.#set(this.isOpen(menu) ? null : menu);
  }

  /** @param returnFocus whether to focus the menu's button; by default if the menu would take the focus with it */
  close({ returnFocus = this.#menus?.hasFocus } = {}): void {
    const { button } = this;
    this.#set(null);
    if (returnFocus) button?.focus({ preventScroll: true });
  }

  /** Loads the menus' scripts, and renders the sheet under the pointer, before the first click. Failures are reported at the click. */
  prepare({ type, target }: Event): void {
    const ready =
      innerWidth < 1024
        ? loadMobileMenu()
        : this.#loadMenus().then((menus) => menus.renderAhead(type, target));
    ready.catch(() => undefined);
  }

  #set(menu: OpenMenu | null): void {
    const before = this.open;
    this.failed = false;
    this.#host.requestUpdate();
    if (before === menu) return;
    this.open = menu;
    this.#watching?.abort();
    // Events of a removed header would reach nobody, so they go to the document.
    const teller = this.#host.isConnected ? this.#host : document;
    if (before) teller.dispatchEvent(new FpMenuCloseEvent(before));
    if (menu) {
      this.#rendered.add(menu.kind).add(menuId(menu));
      this.#watching = new AbortController();
      void this.#load(menu, this.#watching.signal);
      teller.dispatchEvent(new FpMenuOpenEvent(menu));
    }
  }

  /** If the script cannot be loaded, the menu closes again, the header shows a message, and the console says why. */
  async #load(menu: OpenMenu, signal: AbortSignal): Promise<void> {
    try {
      if (menu.kind === 'mobile') await loadMobileMenu();
      else {
        const menus = this.#menus ?? (await this.#loadMenus());
        if (!signal.aborted) menus.watch(signal);
      }
    } catch (error) {
      reportLost(error);
      // The search field needs no script of its own: it was loaded with its button.
      if (signal.aborted || menu.kind === 'search') return;
      this.close({ returnFocus: true });
      this.failed = true;
    }
  }

  async #loadMenus(): Promise<DesktopMenus> {
    const { DesktopMenus } = await import('./menus/index.ts');
    return (this.#menus ??= new DesktopMenus(this, this.#host, this.#market));
  }
}

function loadMobileMenu() {
  return import('./mobile-menu/define.ts');
}
