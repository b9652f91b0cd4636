import type { ReactNode } from 'react';
import { FailureBoundary } from './FailureBoundary.tsx';

interface OptionalPartProps {
  /** Another value tries again what has failed. */
  again?: unknown;
  /** What keeps its place while its script loads. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** A part that must not take the page with it: while its script loads, and where that does not come or fails, nothing stands in its place. */
export function OptionalPart({ again, fallback, children }: OptionalPartProps) {
  return (
    <FailureBoundary again={again} fallback={fallback} failed={() => null}>
      {children}
    </FailureBoundary>
  );
}
