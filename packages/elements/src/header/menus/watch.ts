import { onAddressChange } from '../../internal/on-address-change.ts';
import { onBreakpoint } from '../../internal/on-breakpoint.ts';
import { onFrameEntered } from '../../internal/on-frame-entered.ts';
import { focusShownBar } from '../focus-shown-bar.ts';
import type { MenuController } from '../menu-controller.ts';

/**
 * Closes a desktop menu for every reason beside its own button: Escape, a click elsewhere, focus that leaves, a link of it
 * that is followed, the change to the mobile header.
 * @param root the header's shadow root
 * @param signal stops the watch
 */
export function watch(menu: MenuController, root: ShadowRoot, signal: AbortSignal): void {
  /** The last key; empty where the pointer came after it. */
  let key = '';

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    menu.close({ returnFocus: true });
  };

  const onClick = (event: MouseEvent) => {
    const path = event.composedPath();
    const { button } = menu;
    const own = button && [button.closest('[data-menu]'), button, root.getElementById(`${button.id}-panel`)];
    if (path[0] instanceof Element && path[0].matches('.overlay')) menu.close({ returnFocus: true });
    else if (!own?.some((place) => place && path.includes(place))) menu.close();
  };

  /**
   * Tabbing out of a menu's panel closes it, back onto its button too, where an arrow key leaves it open; so does focus that
   * a script moves away. A view that takes away its own control that has the focus leaves it open, and so does a press on
   * another menu's button: its click swaps the two.
   */
  const onFocusOut = (event: FocusEvent) => {
    const from = placeOf(event.target);
    const around = from?.closest('[data-menu]');
    if (!around) return;
    // Chromium takes the focus out of a bar that is hidden before it tells that the window is another.
    if (!around.checkVisibility()) closeForOtherBar();
    const next = placeOf(event.relatedTarget);
    if (key === '' && next?.matches('[data-menu] > button')) return;
    const isBackOnButton = key !== '' && !key.startsWith('Arrow') && next !== null && next === menu.button;
    const hasLeft = !around.contains(next) && (next !== null || (key !== '' && from === event.target));
    if (isBackOnButton || hasLeft) menu.close();
  };

  const closeForOtherBar = () => {
    menu.close();
    focusShownBar(root);
  };

  /** Where an element stands in the header: that of a host in its slot. */
  function placeOf(target: EventTarget | null): Element | null {
    if (!(target instanceof Element)) return null;
    return [...root.host.children].find((child) => child.contains(target))?.assignedSlot ?? target;
  }

  /** A page that handles a menu's link by itself may stay as it is: the link goes, the focus does not. */
  const onFollow = (event: Event) => {
    const [link] = event.composedPath();
    if (link instanceof Element && link.getRootNode() !== root) menu.close({ returnFocus: true });
  };

  for (const type of ['fp-navigate', 'fp-locale-change', 'fp-login', 'fp-logout'])
    root.addEventListener(type, onFollow, { signal, capture: true });
  document.addEventListener('keydown', (event) => ({ key } = event), { signal, capture: true });
  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', () => (key = ''), { signal, capture: true });
  // Before the page hears of it, which may keep it to itself.
  document.addEventListener('click', onClick, { signal, capture: true });
  root.addEventListener('focusout', (event) => event instanceof FocusEvent && onFocusOut(event), { signal });
  const { href } = location;
  afterFrame(() => {
    if (signal.aborted) return;
    onFrameEntered(root.host, () => menu.close(), signal);
    onAddressChange(() => menu.close(), signal, href);
    onBreakpoint(() => (root.host.matches(':focus-within') ? closeForOtherBar() : menu.close()), signal);
  });
  if (root.querySelector('fp-sub-menu[open]')) swapAtOnce(root, signal);
  // Safari focuses no button that is clicked: Tab would not find the panel behind it.
  if (document.activeElement === document.body) menu.button?.focus({ preventScroll: true });
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
