import { lazy } from 'react';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { withSecondTry } from '../loading/second-try.ts';
import { useSession } from '../session/session-context.ts';

const LostSession = lazy(withSecondTry(() => import('./LostSession.tsx')));

/** Stands on every page; it comes to life where the server ends the session in the middle of the visit (SES-02). */
export function SessionLost() {
  const { isLost } = useSession();
  if (!isLost) return null;
  return (
    <OptionalPart>
      <LostSession />
    </OptionalPart>
  );
}
