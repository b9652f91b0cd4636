import type { ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';

interface GateProps {
  /** What stands at the current address for this person. */
  outcome: { kind: string };
  /** Stands there instead while the person may not, or not yet, see the page. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the page only while the model lets this person through; nothing of it is requested before (GAT-07). */
export function Gate({ outcome, fallback, children }: GateProps) {
  const { leaving } = useSession();
  const isThrough = leaving === null && outcome.kind !== 'leave' && outcome.kind !== 'redirect';
  return isThrough ? children : fallback;
}
