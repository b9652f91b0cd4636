import { getMarketSummaries } from '@fleet-portal/model/api';
import type { Application, Environment, Market, MarketSummary, Session } from '@fleet-portal/model/entities';
import {
  activeProducts,
  leadsToCountrySite,
  listedApplications,
  nameAndMessageOf,
  type ActiveProduct,
} from '@fleet-portal/model/rules';
import { productNames } from './product-names.ts';

interface ProductPlace {
  environment: Environment;
  /** The market's, which determines what is linked. */
  tld: Market['tld'];
  locale: string;
}

/** A user's active products, once their names and addresses are known (GAT-09). */
type ProductLinks = (session: Session) => readonly ActiveProduct[];

const none: ProductLinks = () => [];

/** Loads what the links to a user's applications need, and nothing if there are none. */
export async function productLinks(
  applications: readonly Application[],
  { environment, tld, locale }: ProductPlace,
  signal: AbortSignal,
): Promise<ProductLinks> {
  const listed = listedApplications(applications, { tld });
  if (listed.length === 0) return none;
  const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi } = environment;
  const [translations, sites] = await Promise.all([
    productNames(environment, locale, signal),
    sitesFor(listed, base, signal),
  ]);
  return (now) => activeProducts({ session: now, market: { tld }, translations, sites, base, accountApi });
}

/** The list of country sites; null if none of them is needed, or it fails to load. */
async function sitesFor(
  applications: readonly Application[],
  base: string,
  signal: AbortSignal,
): Promise<MarketSummary[] | null> {
  if (!applications.some(leadsToCountrySite)) return null;
  try {
    return await getMarketSummaries(base, { signal });
  } catch (error) {
    if (!signal.aborted) console.warn(`Products of other sites are not shown: ${nameAndMessageOf(error)}`);
    return null;
  }
}
