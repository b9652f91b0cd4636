import { OptionalPart } from '../loading/OptionalPart.tsx';
import { useSession } from '../session/session-context.ts';
import { SessionLostBanner } from './lazy-flows.ts';

/** Rendered on every page; shows a banner if the server ends the session during the visit (SES-02). */
export function SessionLost() {
  const { isLost } = useSession();
  if (!isLost) return null;
  return (
    <OptionalPart>
      <SessionLostBanner />
    </OptionalPart>
  );
}
