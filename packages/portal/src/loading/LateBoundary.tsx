import { createContext, Suspense, useEffect, useMemo, useReducer, useRef, type ReactNode } from 'react';

interface LateBoundaryProps {
  /** A new object for each attempt to show what loads late; see `FailureBoundary`. */
  attempt: object;
  /** Shown in the meantime. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** The attempt of the nearest `LateBoundary`, and a function that tells it that what it waits for has loaded. */
export const LateContext = createContext({ attempt: {}, reveal: (): void => undefined });

/**
 * React's `Suspense` for components made by `lazyPage` and `lazyPart`, which shows them as soon as they have loaded. By itself, React holds
 * them back until the fallback was shown for 300 ms, so that spinners do not flicker; the portal's skeletons appear late enough
 * (`.shell-delayed`).
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
