import { focusedElement } from '@fleet-portal/elements/focus';
import { useEffect, useRef, type RefObject } from 'react';
import { focusMain } from '../dom/main-area.ts';

interface KeptFocus {
  /** The place of a view. */
  place: RefObject<HTMLElement | null>;
  hasFailed: boolean;
  /** The view is all that its page has: the place goes too. */
  isAlone: boolean;
}

/**
 * Lets the keys go on from the place of a view that fails with the focus in it (VIEW-05). A framework may take away what had it before
 * anybody hears of the failure, so the last element that took it counts.
 */
export function useKeptFocus({ place, hasFailed, isAlone }: KeptFocus): void {
  const wasWithin = useRef(false);
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      wasWithin.current = place.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  useEffect(() => {
    if (!hasFailed || !wasWithin.current || focusedElement()) return;
    if (isAlone) focusMain();
    else place.current?.focus({ preventScroll: true });
  }, [hasFailed, isAlone, place]);
}
