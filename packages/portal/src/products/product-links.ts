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
  /** The market's, which decides what is linked. */
  tld: Market['tld'];
  locale: string;
}

/** A person's active products, once what they are called and where they lead is known (GAT-09). */
type ProductLinks = (session: Session) => readonly ActiveProduct[];

const none: ProductLinks = () => [];

/** Asks for what the links to a person's applications need, and for nothing where there are none. */
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

/** The list of country sites; null where none of them is needed, or it does not come. */
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
