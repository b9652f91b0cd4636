import type { ReactNode } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

interface OptionalPartProps {
  /** Another value tries again what has failed. */
  again?: unknown;
  children: ReactNode;
}

/** A part that must not take the page with it: while its script loads, and where that does not come or fails, nothing stands in its place. */
export function OptionalPart({ again, children }: OptionalPartProps) {
  return (
    <FailureBoundary again={again} failed={() => null}>
      {children}
    </FailureBoundary>
  );
}
