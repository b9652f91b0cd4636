import { useCallback, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** Returns props that make an element a Tab stop while nothing in it can take focus. */
export function useTabStop() {
  const [tabIndex, setTabIndex] = useState<0 | undefined>(0);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const look = () => setTabIndex(element.querySelector(controls) ? undefined : 0);
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, []);
  return { ref, tabIndex };
}
