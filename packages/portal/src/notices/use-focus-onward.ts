import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Moves the focus on to the page's heading when the element goes that has it. */
export function useFocusOnward<Type extends HTMLElement>(): RefObject<Type | null> {
  const ref = useRef<Type>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    return () => {
      if (!element?.matches(':focus-within')) return;
      const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
      heading?.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}
