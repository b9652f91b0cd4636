import { createContext, Suspense, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';

interface LateBoundaryProps {
  /** Each try to show what loads late is a value of its own; see `FailureBoundary`. */
  attempt: object;
  /** What stands there in the meantime. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** The attempt of the nearest `LateBoundary`, and how it is told that what it waits for has come. */
export const LateContext = createContext({ attempt: {}, reveal: (): void => undefined });

/**
 * React's `Suspense` around what is made by `lazyPage` and `lazyPart`, which shows at once what has come. By itself React keeps it
 * back until its fallback has stood for 300 ms, lest spinners flicker; the portal's skeletons are late enough (`.shell-delayed`).
 */
export function LateBoundary({ attempt, fallback, children }: LateBoundaryProps) {
  const [, drawAnew] = useReducer((times: number) => times + 1, 0);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const context = useMemo(() => ({ attempt, reveal: () => isMounted.current && drawAnew() }), [attempt]);
  return (
    <LateContext value={context}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </LateContext>
  );
}
