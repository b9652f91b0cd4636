import { lazy, Suspense } from 'react';
import { orNothing } from '../shell/or-nothing.ts';
import { useSession } from './session-context.ts';

const LostSession = lazy(() => orNothing('The offer to sign in again', import('./LostSession.tsx')));

/** Stands on every page; it comes to life where the server ends the session in the middle of the visit (SES-02). */
export function SessionLost() {
  const { isLost } = useSession();
  if (!isLost) return null;
  return (
    <Suspense>
      <LostSession />
    </Suspense>
  );
}
