import type { Market, Session } from '@fleet-portal/model/entities';
import type { LitElement, ReactiveController } from 'lit';
import { FpMenuCloseEvent, FpMenuOpenEvent } from '../events/menu-event.ts';
import { reportLost } from '../internal/report-lost.ts';
import type { DesktopMenus } from './menus/index.ts';
import { menuId, type OpenMenu } from './open-menu.ts';

/** What stands in the bars behind a menu's own button, and leads there too. */
const parents: Partial<Record<OpenMenu['kind'], string>> = { submenu: ',#more', mobile: ',#mobile-root' };

type Host = LitElement & { session: Session };

/** Owns which of the header's menus is open. What a menu needs is loaded before, or when it opens for the first time. */
export class MenuController implements ReactiveController {
  /** Whether the menu that was pressed last could not be loaded. */
  failed = false;
  /** Nobody else sets it. */
  open: OpenMenu | null = null;
  /** Ids and kinds. */
  readonly #rendered = new Set<string>();
  readonly #host: Host;
  readonly #market: () => Market | null;
  #watching: AbortController | undefined;
  #menus: DesktopMenus | undefined;

  /** @param market what the header shows */
  constructor(host: Host, market: () => Market | null) {
    this.#host = host;
    this.#market = market;
    host.addController(this);
  }

  /** A menu goes with its button: with the market, its node or language, or the entries that had no room. */
  hostUpdated(): void {
    if (this.open && !this.button) this.close();
  }

  hostDisconnected(): void {
    if (this.open) this.close();
  }

  /** The button of the menu that is open, or where that is not in the bar, the one that leads there. */
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
   * Whether a menu was open, or is about to be: what is heavy is rendered from then on.
   * @param name its id, or the kind of one
   */
  isRendered(name: string): boolean {
    return this.#rendered.has(name);
  }

  /** Has a menu rendered before it is seen, so that a click only shows it. */
  render(id: string): void {
    this.#rendered.add(id);
    this.#host.requestUpdate();
  }

  /** The node of the open menu has moved, which makes it this one: nobody hears of it, as nothing opens or closes. */
  follow(menu: OpenMenu): void {
    this.open = menu;
    this.render(menuId(menu));
  }

  toggle(menu: OpenMenu): void {
    this.#set(this.isOpen(menu) ? null : menu);
  }

  /** @param returnFocus to the menu's button; where nothing is said, if the menu would take the focus along */
  close({ returnFocus = this.#menus?.hasFocus } = {}): void {
    const { button } = this;
    this.#set(null);
    if (returnFocus) button?.focus({ preventScroll: true });
  }

  /** Has the menus' scripts, and the sheet that is pointed at, ready before the first click; a failure shows at the click. */
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
    // Where the header has been taken away, nobody above would hear it.
    const teller = this.#host.isConnected ? this.#host : document;
    if (before) teller.dispatchEvent(new FpMenuCloseEvent(before));
    if (menu) {
      this.#rendered.add(menu.kind).add(menuId(menu));
      this.#watching = new AbortController();
      void this.#load(menu, this.#watching.signal);
      teller.dispatchEvent(new FpMenuOpenEvent(menu));
    }
  }

  /** Where the script does not come, the menu closes again, the header says so and the console why. */
  async #load(menu: OpenMenu, signal: AbortSignal): Promise<void> {
    try {
      if (menu.kind === 'mobile') await loadMobileMenu();
      else {
        const menus = this.#menus ?? (await this.#loadMenus());
        if (!signal.aborted) menus.watch(signal);
      }
    } catch (error) {
      reportLost(error);
      // The search field came with its button.
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
