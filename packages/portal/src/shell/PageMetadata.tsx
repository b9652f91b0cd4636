import { pageMetadata } from '@fleet-portal/model/rules';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Tells other scripts of the page, such as a tag manager, which market's it is and what kind of person reads it (ENT-25). */
export function PageMetadata() {
  const { market } = usePortal();
  const { session } = useSession();
  const { marketId, persona } = pageMetadata(market, session);
  return (
    <>
      <meta name="fp-market-id" content={marketId} />
      <meta name="fp-persona" content={persona} />
    </>
  );
}
