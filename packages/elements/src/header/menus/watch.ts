import { onBreakpoint } from '../../internal/on-breakpoint.ts';
import type { MenuController } from '../menu-controller.ts';

/**
 * Closes a desktop menu for every reason beside its own button: Escape, a click elsewhere, focus that leaves, the change to
 * the mobile header.
 * @param root the header's shadow root
 * @param signal stops the watch
 */
export function watch(menu: MenuController, root: ShadowRoot, signal: AbortSignal): void {
  let isByKeyboard = false;

  const onKeyDown = (event: KeyboardEvent) => {
    isByKeyboard = true;
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    menu.close({ returnFocus: true });
  };

  const onClick = (event: MouseEvent) => {
    const [target, ...around] = event.composedPath();
    if (target instanceof Element && target.matches('.overlay')) menu.close({ returnFocus: true });
    else if (![target, ...around].some((node) => isMenu(node) && node.getRootNode() === root)) menu.close();
  };

  /** Tabbing out of a menu's panel closes it, back onto its button too; so does focus that a script moves away. */
  const onFocusOut = (event: FocusEvent) => {
    const around = event.target instanceof Element ? event.target.closest('[data-menu]') : null;
    if (!around) return;
    const next = event.relatedTarget instanceof Element ? event.relatedTarget : null;
    const isBackOnButton = isByKeyboard && next !== null && next === menu.button;
    const hasLeft = !around.contains(next) && (next !== null || isByKeyboard);
    if (isBackOnButton || hasLeft) menu.close();
  };

  document.addEventListener('keydown', onKeyDown, { signal });
  document.addEventListener('pointerdown', () => (isByKeyboard = false), { signal, capture: true });
  document.addEventListener('click', onClick, { signal });
  root.addEventListener('focusout', (event) => event instanceof FocusEvent && onFocusOut(event), { signal });
  onBreakpoint(() => menu.close(), signal);
}

function isMenu(node: EventTarget | undefined): node is Element {
  return node instanceof Element && node.hasAttribute('data-menu');
}
