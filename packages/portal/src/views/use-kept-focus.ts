import { focusedElement } from '@fleet-portal/elements/focus';
import { useEffect, useRef, type RefObject } from 'react';
import { focusMain } from '../dom/main-area.ts';

interface KeptFocus {
  /** The element of the view's place. */
  place: RefObject<HTMLElement | null>;
  hasFailed: boolean;
  /** Whether the view is the page's only one: then the place is removed, too. */
  isAlone: boolean;
}

/**
 * Keeps the keyboard position at a view that fails while it has the focus (VIEW-05). A framework may remove the focused element before
 * the failure is reported, so the last element that took the focus counts.
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
