import { OptionalPart } from '../loading/OptionalPart.tsx';
import { useSession } from '../session/session-context.ts';
import { SessionLostBanner } from './parts.ts';

/** Stands on every page; it comes to life where the server ends the session in the middle of the visit (SES-02). */
export function SessionLost() {
  const { isLost } = useSession();
  if (!isLost) return null;
  return (
    <OptionalPart>
      <SessionLostBanner />
    </OptionalPart>
  );
}
