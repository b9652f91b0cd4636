import { pageMetadata } from '@fleet-portal/model/rules';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

/** Tells other scripts on the page, such as a tag manager, the market and the kind of user (ENT-25). */
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
