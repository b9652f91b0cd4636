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
 * What a header's desktop menus need: their keys, and every reason to close beside an own button: Escape, a click elsewhere,
 * focus that leaves, a link that is followed, the change to the mobile header. It listens for as long as the header stands in
 * the page, so that opening a menu need not begin with that.
 */
export class DesktopMenus implements ReactiveController {
  readonly #menu: MenuController;
  readonly #host: Host;
  readonly #keeper: MenuKeeper;
  #connected: AbortController | undefined;
  /** The last key since the menu opened; empty where the pointer came after it. */
  #key = '';
  /** The page's address when the menu opened. */
  #href = '';

  /** @param market what the header shows */
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

  /** The sheet of a button that is pointed at is rendered, unseen, so that a click only shows it. */
  renderAhead(type: string, target: EventTarget | null): void {
    const button =
      type === 'pointerover' && target instanceof Element && target.closest('button[id^=submenu]');
    if (!button) return;
    // One that is open fades as it closes, whatever was pointed at meanwhile.
    this.#putAwayOthers(button.id, 'fp-sub-menu:not([open])');
    if (!this.#menu.isRendered(button.id)) this.#menu.render(button.id);
  }

  /**
   * Of the sheets one alone is laid out: that of the menu that was opened or pointed at last.
   * @param sheets selects those that may go
   */
  #putAwayOthers(id: string, sheets = 'fp-sub-menu'): void {
    for (const sheet of this.#root.querySelectorAll(sheets))
      sheet.toggleAttribute('data-away', sheet.id !== `${id}-panel`);
  }

  /**
   * A desktop menu has opened.
   * @param signal aborted as it closes
   */
  watch(signal: AbortSignal): void {
    this.#key = '';
    this.#href = location.href;
    const { open } = this.#menu;
    if (open) this.#putAwayOthers(menuId(open));
    // An engine without a navigation API would not hear of a page that comes with the same click.
    requestAnimationFrame(this.#onAddress);
    if (this.#root.querySelector('fp-sub-menu[open][data-away]')) swapAtOnce(this.#root, signal);
    // Safari focuses no button that is clicked: Tab would not find the panel behind it. A page around this one may have the focus.
    if (document.hasFocus() && !focusedElement()) this.#menu.button?.focus({ preventScroll: true });
  }

  /** Whether the focus is at the open menu. */
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
   * Whether a path leads through the open menu, or through a menu's button: another one's swaps the two by itself, and closed
   * before, the one would be drawn away under the other.
   */
  readonly #isOwn = (path: readonly EventTarget[]): boolean => {
    const place = menuPlace(this.#menu, this.#host);
    return (
      (!!place && path.includes(place) && !isOverlay(path)) || path.some((node) => this.#isMenuButton(node))
    );
  };

  /**
   * Tabbing out of a menu's panel closes it, back onto its button too, where an arrow key leaves it open; so does focus that
   * a script moves away. A view that takes away its own control that has the focus leaves it open, and so do a press on another
   * menu's button, whose click swaps the two, and another window. Chromium tells of the focus of what an update takes away, too.
   */
  readonly #onFocusOut = ({ target, relatedTarget }: FocusEvent): void => {
    const from = this.#isOpen && !this.#keeper.isKeeping ? slotOf(target, this.#host) : null;
    const around = from?.closest('[data-menu]');
    if (!around) return;
    // Chromium takes the focus out of a bar that is hidden before it tells that the window is another.
    if (!around.checkVisibility()) this.#close();
    const key = this.#key;
    const next = slotOf(relatedTarget, this.#host);
    if (key === '' && next && this.#isMenuButton(next)) return;
    const isBackOnButton =
      key !== '' && !key.startsWith('Arrow') && next !== null && next === this.#menu.button;
    const hasLeft = !around.contains(next) && (next !== null || (key === 'Tab' && from === target));
    if (isBackOnButton || hasLeft) this.#close();
  };

  /** A page that handles a menu's link by itself may stay as it is: the link goes, the focus does not. */
  readonly #onFollow = (event: Event): void => {
    const [link] = event.composedPath();
    if (!this.#isOpen || !(link instanceof Element) || link.getRootNode() === this.#root) return;
    this.#closeAndReturn();
    // Of a header that waits for another language's words the list would stay until they come.
    this.#root.querySelector<LitElement>('fp-dropdown:popover-open')?.requestUpdate();
  };

  #isMenuButton(node: EventTarget): boolean {
    return (
      node instanceof Element && node.getRootNode() === this.#root && node.matches('button[aria-expanded]')
    );
  }
}

/** What darkens the page beneath a sub-menu is drawn by that; a view or the page may call something of its own so. */
function isOverlay([target]: readonly EventTarget[]): boolean {
  return target instanceof Element && target.matches('.overlay') && isInSubMenu(target.getRootNode());
}

function isInSubMenu(root: Node): boolean {
  return root instanceof ShadowRoot && root.host.matches('fp-sub-menu');
}

/** One sheet takes another's place without blending: the page would shine through both. */
function swapAtOnce(root: ShadowRoot, signal: AbortSignal): void {
  const bar = root.querySelector<HTMLElement>('.main-bar');
  bar?.style.setProperty('--_menu', '0s');
  signal.addEventListener('abort', () => bar?.style.removeProperty('--_menu'));
}
