import {
  eSwitchAssist,
  fallbackProducts,
  nativeApplications,
  tldsWithoutPartnerApps,
} from '../../constants/products.ts';
import type {
  Application,
  Environment,
  Market,
  ProductsTranslations,
  Session,
} from '../../entities/index.ts';
import { applicationHref, type ApplicationLinkOptions } from '../links/application-links.ts';
import { safeHref } from '../address/path.ts';
import { currentUser } from '../session/session.ts';
import { wordsOf } from '../text/words-of.ts';

/** An application of the user, as menus and footer list it (GAT-09). */
export interface ActiveProduct {
  label: string;
  href: string;
}

export interface ActiveProductsOptions extends Pick<ApplicationLinkOptions, 'base' | 'accountApi'> {
  session: Session;
  market: Pick<Market, 'tld'>;
  translations: ProductsTranslations;
  /** The list of country sites; null if it is unknown: links to those sites are left out then. */
  sites: ApplicationLinkOptions['markets'] | null;
}

/** The user's active products with label and link; those without a safe address are left out. */
export function activeProducts(options: ActiveProductsOptions): readonly ActiveProduct[] {
  const { session, market, translations, sites, base, accountApi } = options;
  const user = currentUser(session);
  if (!user) return [];
  const links = { user, markets: sites ?? [], base, accountApi };
  return listedApplications(user.applications, market)
    .map((application) => ({
      label: productName(application.name, translations),
      href: safeHref(applicationHref(application, links)) ?? '',
    }))
    .filter(({ href }) => href !== '');
}

/** The user's applications that are products: none for a visitor, and never a native one (GAT-09). */
export function productsOf(session: Session): Application[] {
  return (currentUser(session)?.applications ?? []).filter(isProduct);
}

/** The products among these applications that a market links to: those of partners in some markets only (GAT-09). */
export function listedApplications(
  applications: readonly Application[],
  { tld }: Pick<Market, 'tld'>,
): Application[] {
  const hasPartners = !tldsWithoutPartnerApps.includes(tld);
  return applications.filter((one) => isProduct(one) && (hasPartners || leadsToCountrySite(one)));
}

function isProduct({ name }: Application): boolean {
  return !nativeApplications.includes(name);
}

/** Whether the list of country sites is needed for an application's address (RTE-10). */
export function leadsToCountrySite({ name }: Application): boolean {
  return name === eSwitchAssist;
}

/** The names to use if the translation service does not answer (API-03). */
export function fallbackTranslations({
  REACT_APP_ENV,
}: Pick<Environment, 'REACT_APP_ENV'>): ProductsTranslations {
  return REACT_APP_ENV === 'prod' ? { applications: {} } : fallbackProducts;
}

/** The display name of an application. Only own entries count: an application may be called `constructor`. */
export function productName(name: string, { applications }: ProductsTranslations): string {
  const translated = (Object.hasOwn(applications, name) ? applications[name]?.trim() : '') ?? '';
  return translated || wordsOf(name);
}
