import type { FpHeader } from '@fleet-portal/elements/header';
import { useEffect, useState, type RefObject } from 'react';

/**
 * The slots for embedded views that the header has had so far, such as `view-offers`: a menu adds those of its nodes when it
 * opens, which may have been before this component was rendered.
 */
export function useAskedViews(header: RefObject<FpHeader | null>): ReadonlySet<string> {
  const [asked, setAsked] = useState<ReadonlySet<string>>(() => new Set());
  useEffect(() => {
    const root = header.current?.renderRoot;
    if (!root) return;
    const look = () => {
      const names = [...root.querySelectorAll<HTMLSlotElement>('slot[name^="view-"]')].map(
        ({ name }) => name,
      );
      setAsked((before) =>
        names.every((name) => before.has(name)) ? before : new Set([...before, ...names]),
      );
    };
    const observer = new MutationObserver(look);
    observer.observe(root, { childList: true, subtree: true });
    look();
    return () => observer.disconnect();
  }, [header]);
  return asked;
}
