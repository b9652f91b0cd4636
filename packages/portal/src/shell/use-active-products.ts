import { getMarketSummaries } from '@fleet-portal/model/api';
import type { MarketSummary } from '@fleet-portal/model/entities';
import {
  type ActiveProduct,
  activeProducts,
  leadsToCountrySite,
  listedApplications,
} from '@fleet-portal/model/rules';
import { useMemo } from 'react';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from './use-answer.ts';
import { useProductsTranslations } from './use-products-translations.ts';

const none: readonly ActiveProduct[] = [];

/** The person's active products in the page's language (GAT-09); none until their names are known. */
export function useActiveProducts(): readonly ActiveProduct[] {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const applications = useMemo(() => listedApplications(session, market), [session, market]);
  const translations = useProductsTranslations(applications.length > 0);
  const sites = useSites(applications.some(leadsToCountrySite));
  return useMemo(() => {
    if (!translations) return none;
    const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi } = environment;
    return activeProducts({ session, market, translations, sites, base, accountApi });
  }, [environment, market, session, sites, translations]);
}

/** The list of country sites; null until it is there. */
function useSites(areNeeded: boolean): MarketSummary[] | null {
  const base = usePortal().environment.ENV_BASE_URL;
  const ask = useMemo(
    () => (areNeeded ? (signal: AbortSignal) => getMarketSummaries(base, { signal }) : null),
    [areNeeded, base],
  );
  return useAnswer({ ask, warning: 'Products of other sites are not shown' });
}
