import { focusedElement } from '@fleet-portal/elements/focus';
import { useLayoutEffect, type RefObject } from 'react';
import { mainArea } from '../dom/main-area.ts';

/** Shows a popover and moves focus into it; restores focus if it is still inside when the popover is removed. */
export function useFocusWhileOpen(popover: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = popover.current;
    if (!shown) return;
    const before = focusedElement();
    shown.showPopover();
    shown.focus();
    return () => {
      if (!shown.contains(document.activeElement)) return;
      const target = before?.isConnected ? before : mainArea();
      target?.focus({ preventScroll: true });
    };
  }, [popover]);
}
