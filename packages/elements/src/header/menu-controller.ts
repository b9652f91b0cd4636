import type { LitElement, ReactiveController } from 'lit';
import { FpMenuCloseEvent, FpMenuOpenEvent } from '../events/menu-event.ts';
import { menuId, type OpenMenu } from './open-menu.ts';

/** Owns which of the header's menus is open. What a menu needs is loaded when it is about to open for the first time. */
export class MenuController implements ReactiveController {
  open: OpenMenu | null = null;
  /** The ids of all menus that were ever open: what is heavy is rendered from then on. */
  readonly opened = new Set<string>();
  readonly #host: LitElement;
  #watching: AbortController | undefined;
  #selected: Element | null = null;
  #slide: ((before: Element | null, bar: Element) => void) | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    const bar = this.#host.renderRoot.querySelector('.accent-bar');
    const before = this.#selected;
    this.#selected = bar?.parentElement ?? null;
    if (bar && before !== this.#selected) this.#slide?.(before, bar);
  }

  hostDisconnected(): void {
    this.close();
  }

  /** The button of the menu that is open. */
  get button(): HTMLElement | null {
    return this.open && this.#host.renderRoot.querySelector(`#${menuId(this.open)}`);
  }

  isOpen(menu: OpenMenu): boolean {
    return this.open !== null && menuId(this.open) === menuId(menu);
  }

  toggle(menu: OpenMenu): void {
    this.#set(this.isOpen(menu) ? null : menu);
  }

  close({ returnFocus = false } = {}): void {
    const { button } = this;
    this.#set(null);
    if (returnFocus) button?.focus({ preventScroll: true });
  }

  /** Has the menus' scripts on their way before the first click; a failure shows at the click. */
  readonly warmUp = (): void => {
    loadMenus().catch(() => undefined);
  };

  #set(menu: OpenMenu | null): void {
    const before = this.open;
    if (before === menu) return;
    this.open = menu;
    this.#watching?.abort();
    if (before) this.#host.dispatchEvent(new FpMenuCloseEvent(before.kind));
    if (menu) {
      this.opened.add(menuId(menu).split('-')[0] ?? '');
      this.opened.add(menuId(menu));
      this.#watching = new AbortController();
      void this.#load(menu, this.#watching.signal);
      this.#host.dispatchEvent(new FpMenuOpenEvent(menu.kind));
    }
    this.#host.requestUpdate();
  }

  /** Where the script does not come, the menu closes again and the console says why. */
  async #load(menu: OpenMenu, signal: AbortSignal): Promise<void> {
    const root = this.#host.renderRoot;
    try {
      if (menu.kind === 'mobile') await import('../mobile-menu/define.ts');
      else {
        const hadFocus = this.button?.matches(':focus');
        const { slideAccentBar, watch } = await loadMenus();
        this.#slide = slideAccentBar;
        if (signal.aborted) return;
        if (hadFocus && !this.button?.matches(':focus')) this.close();
        else if (root instanceof ShadowRoot) watch(this, root, signal);
      }
    } catch (error) {
      console.error('<fp-header> could not load a menu.', error);
      if (this.open === menu) this.close({ returnFocus: true });
    }
  }
}

function loadMenus() {
  return import('./menus/index.ts');
}
