import { getMarketSummaries, getProductsTranslations } from '@fleet-portal/model/api';
import type { MarketSummary, ProductsTranslations } from '@fleet-portal/model/entities';
import {
  type ActiveProduct,
  activeProducts,
  fallbackTranslations,
  leadsToCountrySite,
  listedApplications,
} from '@fleet-portal/model/rules';
import { useEffect, useMemo, useState } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { useSession } from '../session/session-context.ts';

const none: readonly ActiveProduct[] = [];

/** The person's active products in the page's language (GAT-09); none until their names are known. */
export function useActiveProducts(): readonly ActiveProduct[] {
  const { environment, market } = usePortal();
  const { session } = useSession();
  const applications = useMemo(() => listedApplications(session, market), [session, market]);
  const translations = useTranslations(applications.length > 0);
  const sites = useSites(applications.some(leadsToCountrySite));
  return useMemo(() => {
    if (!translations) return none;
    const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi } = environment;
    return activeProducts({ session, market, translations, sites, base, accountApi });
  }, [environment, market, session, sites, translations]);
}

/** The products' names (API-03); null until the service has answered or failed. */
function useTranslations(areNeeded: boolean): ProductsTranslations | null {
  const { environment } = usePortal();
  const { locale } = useLocale();
  const [translations, setTranslations] = useState<ProductsTranslations | null>(null);

  useEffect(() => {
    if (!areNeeded) return undefined;
    const stop = new AbortController();
    getProductsTranslations(environment.PRODUCTS_TRANSLATION_URL, locale, { signal: stop.signal })
      .then(setTranslations)
      .catch((error: unknown) => {
        if (stop.signal.aborted) return;
        console.warn(`The products' names are not translated: ${String(error)}`);
        setTranslations(fallbackTranslations(environment));
      });
    return () => stop.abort();
  }, [areNeeded, environment, locale]);
  return areNeeded ? translations : null;
}

/** The list of country sites; null until it is there. */
function useSites(areNeeded: boolean): MarketSummary[] | null {
  const { environment } = usePortal();
  const [sites, setSites] = useState<MarketSummary[] | null>(null);

  useEffect(() => {
    if (!areNeeded) return undefined;
    const stop = new AbortController();
    getMarketSummaries(environment.ENV_BASE_URL, { signal: stop.signal })
      .then(setSites)
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn(`Products of other sites are not shown: ${String(error)}`);
      });
    return () => stop.abort();
  }, [areNeeded, environment]);
  return sites;
}
