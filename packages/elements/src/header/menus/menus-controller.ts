import type { LitElement, ReactiveController } from 'lit';
import { focusShown } from '../../focus/focus-shown.ts';
import { onAddressChange } from '../../internal/on-address-change.ts';
import { onBreakpoint } from '../../internal/on-breakpoint.ts';
import { onFrameEntered } from '../../internal/on-frame-entered.ts';
import type { MenuController } from '../menu-controller.ts';
import { shownBar } from '../shown-bar.ts';
import { enterPanel, onArrowKey } from './arrow-keys.ts';

/**
 * What a header's desktop menus need: their keys, and every reason to close beside an own button: Escape, a click elsewhere,
 * focus that leaves, a link that is followed, the change to the mobile header. It listens for as long as the header stands in
 * the page, so that opening a menu need not begin with that.
 */
export class MenusController implements ReactiveController {
  readonly onArrowKey = onArrowKey;
  readonly enterPanel = enterPanel;
  readonly #menu: MenuController;
  readonly #host: LitElement;
  #connected: AbortController | undefined;
  /** During an update, the open menu's button before it, where the focus is at the menu. */
  #focused: HTMLElement | null = null;
  /** The last key since the menu opened; empty where the pointer came after it. */
  #key = '';

  constructor(menu: MenuController, host: LitElement) {
    this.#menu = menu;
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const early = { signal, capture: true };
    document.addEventListener('keydown', ({ key }) => (this.#key = key), early);
    document.addEventListener('keydown', this.#onKeyDown, { signal });
    document.addEventListener('pointerdown', () => (this.#key = ''), early);
    // Before the page hears of it, which may keep it to itself.
    document.addEventListener('click', this.#onClick, early);
    onFrameEntered(this.#host, () => this.#isOpen && this.#close(), signal);
    this.#root.addEventListener('focusout', this.#onFocusOut as EventListener, { signal });
    for (const type of ['fp-navigate', 'fp-locale-change', 'fp-login', 'fp-logout'])
      this.#root.addEventListener(type, this.#onFollow, early);
  }

  hostDisconnected(): void {
    this.#connected?.abort();
  }

  hostUpdate(): void {
    const { button } = this.#menu;
    this.#focused = this.#isOpen && button?.closest('[data-menu]:focus-within') ? button : null;
  }

  /** The node of an open sub-menu goes behind "More" and comes back as the bar's room changes: so does the focus. */
  hostUpdated(): void {
    const { button } = this.#menu;
    if (this.#focused && button && button !== this.#focused) {
      this.#key = '';
      button.focus({ preventScroll: true });
    }
    this.#focused = null;
  }

  /**
   * A desktop menu has opened.
   * @param signal aborted as it closes
   */
  watch(signal: AbortSignal): void {
    const { href } = location;
    this.#key = '';
    afterFrame(() => {
      if (signal.aborted) return;
      onAddressChange(this.#close, signal, href);
      onBreakpoint(
        () => (this.#host.matches(':focus-within') ? this.#closeForOtherBar() : this.#close()),
        signal,
      );
    });
    if (this.#root.querySelector('fp-sub-menu[open]')) swapAtOnce(this.#root, signal);
    // Safari focuses no button that is clicked: Tab would not find the panel behind it.
    if (document.activeElement === document.body) this.#menu.button?.focus({ preventScroll: true });
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  /** Whether a menu is open that closes here: the drawer sees to itself. */
  get #isOpen(): boolean {
    const { open } = this.#menu;
    return open !== null && open.kind !== 'mobile';
  }

  readonly #close = (): void => this.#menu.close();

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (!this.#isOpen || event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    this.#menu.close({ returnFocus: true });
  };

  /** Another menu's button swaps the two by itself: closed before, the one would be drawn away under the other. */
  readonly #onClick = (event: MouseEvent): void => {
    const path = event.composedPath();
    if (!this.#isOpen || path.some((node) => this.#isMenuButton(node))) return;
    const { button } = this.#menu;
    const own = button && [
      button.closest('[data-menu]'),
      button,
      this.#root.getElementById(`${button.id}-panel`),
    ];
    if (path[0] instanceof Element && path[0].matches('.overlay')) this.#menu.close({ returnFocus: true });
    else if (!own?.some((place) => place && path.includes(place))) this.#close();
  };

  /**
   * Tabbing out of a menu's panel closes it, back onto its button too, where an arrow key leaves it open; so does focus that
   * a script moves away. A view that takes away its own control that has the focus leaves it open, and so does a press on
   * another menu's button: its click swaps the two. Chromium tells of the focus of what an update takes away, too.
   */
  readonly #onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const from = this.#isOpen && !this.#focused ? this.#placeOf(target) : null;
    const around = from?.closest('[data-menu]');
    if (!around) return;
    // Chromium takes the focus out of a bar that is hidden before it tells that the window is another.
    if (!around.checkVisibility()) this.#closeForOtherBar();
    const key = this.#key;
    const next = this.#placeOf(relatedTarget);
    if (key === '' && next?.matches('[data-menu] > button')) return;
    const isBackOnButton =
      key !== '' && !key.startsWith('Arrow') && next !== null && next === this.#menu.button;
    const hasLeft = !around.contains(next) && (next !== null || (key !== '' && from === target));
    if (isBackOnButton || hasLeft) this.#close();
  };

  /** A page that handles a menu's link by itself may stay as it is: the link goes, the focus does not. */
  readonly #onFollow = (event: Event): void => {
    const [link] = event.composedPath();
    if (this.#isOpen && link instanceof Element && link.getRootNode() !== this.#root)
      this.#menu.close({ returnFocus: true });
  };

  #isMenuButton(node: EventTarget): boolean {
    return (
      node instanceof Element && node.getRootNode() === this.#root && node.matches('button[aria-expanded]')
    );
  }

  #closeForOtherBar(): void {
    this.#close();
    focusShown(this.#root, shownBar);
  }

  /** Where an element stands in the header: that of a host in its slot. */
  #placeOf(target: EventTarget | null): Element | null {
    if (!(target instanceof Element)) return null;
    return [...this.#host.children].find((child) => child.contains(target))?.assignedSlot ?? target;
  }
}

/** What comes by no key and no click can wait until the menu is seen. */
function afterFrame(callback: () => void): void {
  requestAnimationFrame(() => setTimeout(callback));
}

/** One sheet takes another's place without blending: the page would shine through both. */
function swapAtOnce(root: ShadowRoot, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.main-bar');
  bar?.style.setProperty('--_menu', '0s');
  signal.addEventListener('abort', () => bar?.style.removeProperty('--_menu'));
}
