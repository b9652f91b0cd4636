import type { FpHeader } from '@fleet-portal/elements/header';
import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Lets the header be transparent on a path that begins with a hero; it forgets that with each path (HDR-06). */
export function useTransparency(hasHero: boolean, path: string): RefObject<FpHeader | null> {
  const header = useRef<FpHeader>(null);
  useLayoutEffect(() => {
    if (!header.current) return;
    // Taken back and given anew, it counts for the new path.
    header.current.transparent = false;
    header.current.transparent = hasHero;
  }, [hasHero, path]);
  return header;
}
