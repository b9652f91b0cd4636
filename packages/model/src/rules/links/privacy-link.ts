import type { Market, RouteLink } from '../../entities/index.ts';
import { fixedPage } from '../pages/fixed-pages.ts';

/** The brand's Canadian privacy pages, by locale. */
export const canadianPrivacyPages: ReadonlyMap<string, string> = new Map([
  ['en-ca', 'https://www.brand.example/en-ca/privacy/'],
  ['fr-ca', 'https://www.brand.example/fr-ca/privacy/'],
]);

/** Where the privacy link leads (RTE-05), and whether the privacy confirmation comes first (MOD-04). */
export function privacyLink(market: Pick<Market, 'tld'>, locale: string): RouteLink {
  return {
    path: privacyPath(locale),
    isExternal: market.tld === '.ca',
    permissionsRequired: [],
    showPrivacyPolicyPopup: canadianPrivacyPages.has(locale),
  };
}

function privacyPath(locale: string): string {
  if (locale === 'en-us') return '/privacy/';
  return canadianPrivacyPages.get(locale) ?? fixedPage('privacyPolicy').paths[0];
}
