import { useLayoutEffect, type RefObject } from 'react';

/** Shows a popover and moves the focus into it; gives the focus back if it is still inside when the popover goes. */
export function useFocusWhileOpen(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = popover.current;
    if (!shown) return;
    const before = focusedElement();
    shown.showPopover();
    shown.focus();
    return () => {
      if (!shown.contains(document.activeElement)) return;
      const target = before?.isConnected ? before : document.getElementById('fp-content-main');
      target?.focus({ preventScroll: true });
    };
  }, [popover]);
}

/** Through shadow roots: the element that really has the focus; null where it is on the page as a whole. */
function focusedElement(): HTMLElement | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
