import type { ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';

interface GateProps {
  /** The model's decision about the current address for this user. */
  outcome: { kind: string };
  /** Shown instead while the user may not, or not yet, see the page. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Renders the page only if the model lets the user see it; nothing of it is requested before (GAT-07). */
export function Gate({ outcome, fallback, children }: GateProps) {
  const { leaving } = useSession();
  const isThrough = leaving === null && outcome.kind !== 'leave' && outcome.kind !== 'redirect';
  return isThrough ? children : fallback;
}
