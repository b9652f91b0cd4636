import type { Market, RouteLink } from '../../entities/index.ts';
import { fixedPage } from '../pages/fixed-routes.ts';

/** The brand's Canadian privacy pages; a site that has its own passes them to `privacyLink`. */
export const canadianPrivacyPages: Readonly<Record<string, string>> = {
  'en-ca': 'https://www.brand.example/en-ca/privacy/',
  'fr-ca': 'https://www.brand.example/fr-ca/privacy/',
};

/** Where the privacy link leads (RTE-05), and whether the privacy confirmation comes first (MOD-04). */
export function privacyLink(
  market: Pick<Market, 'tld'>,
  locale: string,
  canadianPages = canadianPrivacyPages,
): RouteLink {
  return {
    path: privacyPath(locale, canadianPages),
    isExternal: market.tld === '.ca',
    permissionsRequired: [],
    showPrivacyPolicyPopup: Object.hasOwn(canadianPages, locale),
  };
}

function privacyPath(locale: string, canadianPages: Readonly<Record<string, string>>): string {
  if (locale === 'en-us') return '/privacy/';
  return canadianPages[locale] ?? fixedPage('privacyPolicy').paths[0];
}
