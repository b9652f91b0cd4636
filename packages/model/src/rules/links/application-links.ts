import { eSwitchAssist } from '../../constants/products.ts';
import type { Application, MarketSummary, User } from '../../entities/index.ts';
import { proxyHref, type AccountApi } from '../address/backend-address.ts';
import { splitUrl } from '../address/url-parts.ts';

const eSwitchPath = '/e-switch-assist/detailed-assessment/';

export interface ApplicationLinkOptions extends AccountApi {
  user: Pick<User, 'companyInfo'>;
  /** The list of country sites, for their addresses. */
  markets: readonly Pick<MarketSummary, 'countryCode' | 'url'>[];
}

/** The address of a user's application (RTE-09, RTE-10); empty if the list lacks the country site that has it. */
export function applicationHref(application: Application, options: ApplicationLinkOptions): string {
  return application.name === eSwitchAssist
    ? eSwitchAssistHref(options)
    : partnerAppHref(application.id, options);
}

/** Through the proxy to the token exchange, which redirects the user to the partner's application (RTE-09). */
function partnerAppHref(appId: string, api: AccountApi): string {
  return proxyHref(
    api,
    `account-api/v1/token-exchange/partner-app?app-id=${encodeURIComponent(appId.toWellFormed())}`,
  );
}

function eSwitchAssistHref({ user, markets }: Pick<ApplicationLinkOptions, 'user' | 'markets'>): string {
  const { countryCode, prefix } = eSwitchSite(user.companyInfo.companyBillingCountry.code);
  const site = markets.find((market) => market.countryCode.toLowerCase() === countryCode);
  return site ? siteOrigin(site.url) + prefix + eSwitchPath : '';
}

/** The site that has the assessment for a billing country, and its path prefix there. */
function eSwitchSite(billingCountry: string): { countryCode: string; prefix: string } {
  switch (billingCountry) {
    case 'DEU':
      return { countryCode: 'de', prefix: '/de-de' };
    case 'GBR':
      return { countryCode: 'gb', prefix: '' };
    default:
      return { countryCode: 'us', prefix: '/en-us' };
  }
}

/** The origin of a site with an absolute address; empty for a site at this origin, which is linked by its path. */
function siteOrigin(url: string): string {
  return /^https?:\/\/[^/\\]+/i.exec(splitUrl(url).path)?.[0] ?? '';
}
