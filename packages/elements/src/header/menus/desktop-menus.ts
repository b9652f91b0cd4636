import type { Market } from '@fleet-portal/model/entities';
import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from '../../focus/focused-element.ts';
import { onNavigation } from '../../navigation/on-address-change.ts';
import { onRestored } from '../../navigation/on-restored.ts';
import { onBreakpoint } from '../../layout/on-breakpoint.ts';
import { isEscape } from '../../input/escape.ts';
import { onClickElsewhere } from '../../input/on-click-elsewhere.ts';
import { onFrameEntered } from '../../focus/on-frame-entered.ts';
import type { MenuController } from '../menu-controller.ts';
import { menuId } from '../open-menu.ts';
import { onArrowKey } from './arrow-keys.ts';
import { type Host, MenuKeeper } from './menu-keeper.ts';
import { isFocusAtMenu, isMenuOpen, menuPlace, slotOf } from './menu-place.ts';

/**
 * The behavior of a header's desktop menus: their keys, and everything that closes them apart from their own button: Escape, a click
 * elsewhere, focus leaving, following a link, the change to the mobile header. It listens for as long as the header is connected, so that
 * opening a menu does not have to add listeners.
 */
export class DesktopMenus implements ReactiveController {
  readonly #menu: MenuController;
  readonly #host: Host;
  readonly #keeper: MenuKeeper;
  #connected: AbortController | undefined;
  /** The last key pressed since the menu opened; empty if a pointer was pressed after it. */
  #key = '';
  /** The document's address when the menu opened. */
  #href = '';

  /** @param market the market that the header shows */
  constructor(menu: MenuController, host: Host, market: () => Market | null) {
    this.#menu = menu;
    this.#host = host;
    this.#keeper = new MenuKeeper(menu, host, market, () => (this.#key = ''));
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    const early = { signal, capture: true };
    document.addEventListener('keydown', ({ key }: Partial<KeyboardEvent>) => (this.#key = key ?? ''), early);
    document.addEventListener('keydown', this.#onKeyDown, { signal });
    document.addEventListener('pointerdown', () => (this.#key = ''), early);
    onClickElsewhere(this.#host, this.#isOwn, this.#onClickElsewhere, signal);
    onFrameEntered(this.#host, this.#close, signal);
    onNavigation(this.#onAddress, signal);
    onRestored(this.#close, signal);
    onBreakpoint(this.#close, signal);
    this.#root.addEventListener('keydown', this.#onArrowKey as EventListener, { signal });
    this.#root.addEventListener('focusout', this.#onFocusOut as EventListener, { signal });
    for (const type of ['fp-navigate', 'fp-locale-change', 'fp-login', 'fp-logout'])
      this.#root.addEventListener(type, this.#onFollow, early);
  }

  hostDisconnected(): void {
    this.#connected?.abort();
  }

  /** Renders the sheet of the button under the pointer, hidden, so that a click only has to reveal it. */
  renderAhead(type: string, target: EventTarget | null): void {
    const button =
      type === 'pointerover' && target instanceof Element && target.closest('button[id^=submenu]');
    if (!button) return;
    // An open sheet is left alone, so that it can fade out when it closes.
    this.#putAwayOthers(button.id, 'fp-sub-menu:not([open])');
    if (!this.#menu.isRendered(button.id)) this.#menu.render(button.id);
  }

  /**
   * Keeps only one sheet laid out: that of the menu that was opened or pointed at last.
   * @param sheets selects the sheets that may be put away
   */
  #putAwayOthers(id: string, sheets = 'fp-sub-menu'): void {
    for (const sheet of this.#root.querySelectorAll(sheets))
      sheet.toggleAttribute('data-away', sheet.id !== `${id}-panel`);
  }

  /**
   * Call when a desktop menu has opened.
   * @param signal aborted when it closes
   */
  watch(signal: AbortSignal): void {
    this.#key = '';
    this.#href = location.href;
    const { open } = this.#menu;
    if (open) this.#putAwayOthers(menuId(open));
    // Engines without the Navigation API do not notice a page change caused by the same click.
    requestAnimationFrame(this.#onAddress);
    if (this.#root.querySelector('fp-sub-menu[open][data-away]')) swapAtOnce(this.#root, signal);
    // Safari does not focus a clicked button, so Tab would not reach the panel after it. If this page is in an iframe, the page around it
    // may have the focus.
    if (document.hasFocus() && !focusedElement()) this.#menu.button?.focus({ preventScroll: true });
  }

  /** Whether the open menu or its button has the focus. */
  get hasFocus(): boolean {
    return isFocusAtMenu(this.#menu, this.#host);
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  get #isOpen(): boolean {
    return isMenuOpen(this.#menu);
  }

  readonly #close = (): void => {
    if (this.#isOpen) this.#menu.close();
  };

  readonly #onAddress = (): void => {
    if (location.href !== this.#href) this.#close();
  };

  #closeAndReturn(): void {
    this.#menu.close({ returnFocus: true });
  }

  readonly #onArrowKey = (event: KeyboardEvent): void => onArrowKey(event, this.#host);

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (!this.#isOpen || !isEscape(event)) return;
    event.preventDefault();
    this.#closeAndReturn();
  };

  readonly #onClickElsewhere = (path: readonly EventTarget[]): void => {
    if (isOverlay(path)) this.#closeAndReturn();
    else this.#close();
  };

  /**
   * Whether a path leads through the open menu or any menu's button. The button of another menu replaces the open one by itself; closing
   * the open one first would let it fade out beneath the new one.
   */
  readonly #isOwn = (path: readonly EventTarget[]): boolean => {
    const place = menuPlace(this.#menu, this.#host);
    return (
      (!!place && path.includes(place) && !isOverlay(path)) || path.some((node) => this.#isMenuButton(node))
    );
  };

  /**
   * Closes the menu when the focus leaves it: by Tab, also back onto its button (where an arrow key leaves it open), or moved away by a
   * script. It stays open if a view removes its own focused control, if another menu's button is pressed, whose click swaps the two, and if
   * the window loses the focus. Chromium fires this event for elements that an update removes, too.
   */
  readonly #onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const from = this.#isOpen && !this.#keeper.isKeeping ? slotOf(target, this.#host) : null;
    const around = from?.closest('[data-menu]');
    if (!around) return;
    // Chromium removes the focus from a hidden bar before it fires the media query's change event.
    if (!around.checkVisibility()) this.#close();
    const key = this.#key;
    const next = slotOf(relatedTarget, this.#host);
    if (key === '' && next && this.#isMenuButton(next)) return;
    const isBackOnButton =
      key !== '' && !key.startsWith('Arrow') && next !== null && next === this.#menu.button;
    const hasLeft = !around.contains(next) && (next !== null || (key === 'Tab' && from === target));
    if (isBackOnButton || hasLeft) this.#close();
  };

  /**
   * A page that handles a followed link itself may stay as it is: the link disappears with the menu, so the focus must return to the
   * button.
   */
  readonly #onFollow = (event: Event): void => {
    const [link] = event.composedPath();
    if (!this.#isOpen || !(link instanceof Element) || link.getRootNode() === this.#root) return;
    this.#closeAndReturn();
    // If the header is waiting for another language's words, the list would stay until they arrive.
    this.#root.querySelector<LitElement>('fp-dropdown:popover-open')?.requestUpdate();
  };

  #isMenuButton(node: EventTarget): boolean {
    return (
      node instanceof Element && node.getRootNode() === this.#root && node.matches('button[aria-expanded]')
    );
  }
}

/** The dark overlay under the sub-menu, which is part of it; a view or the page may use the same class name. */
function isOverlay([target]: readonly EventTarget[]): boolean {
  return target instanceof Element && target.matches('.overlay') && isInSubMenu(target.getRootNode());
}

function isInSubMenu(root: Node): boolean {
  return root instanceof ShadowRoot && root.host.matches('fp-sub-menu');
}

/** Swaps one sheet for another without a transition: the page would shine through both. */
function swapAtOnce(root: ShadowRoot, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.main-bar');
  bar?.style.setProperty('--_menu', '0s');
  signal.addEventListener('abort', () => bar?.style.removeProperty('--_menu'));
}
