import {
  getCart,
  getContent,
  getGroupMemberships,
  getMarket,
  getMarketSummaries,
  getNotificationsCount,
  getPrimaryUsers,
  getProductsTranslations,
  getSession,
  getTermsLatest,
  refreshUserInfo,
  type CallOptions,
} from '@fleet-portal/model/api';
import type { Environment, Route } from '@fleet-portal/model/entities';
import type { PageMessages } from '@fleet-portal/model/messages';
import { contentPath, localePath, type RouteTable } from '@fleet-portal/model/rules';
import { loadCompany } from '../../data-sharing/load-consents.ts';

/** One call that the portal needs. */
export interface Check {
  /** The call's name in the code and in the services' logs. */
  call: string;
  titleKey: keyof PageMessages;
  run: (options: CallOptions) => Promise<unknown>;
}

interface ChecksContext {
  environment: Environment;
  marketId: string;
  table: RouteTable;
  locale: string;
  isSignedIn: boolean;
}

/** The calls to check; those that need a user only if one is signed in. None of them changes anything. */
export function connectionChecks({
  environment,
  marketId,
  table,
  locale,
  isSignedIn,
}: ChecksContext): Check[] {
  const { ENV_BASE_URL: base, ACCOUNT_API_BASE_URL: accountApi, PRODUCTS_TRANSLATION_URL } = environment;
  const api = { base, accountApi };
  const content = contentRoute(table, locale);
  const forEverybody: Check[] = [
    { call: 'getSession', titleKey: 'checkSession', run: (options) => getSession(base, options) },
    { call: 'getMarket', titleKey: 'checkMarket', run: (options) => getMarket(base, marketId, options) },
    {
      call: 'getMarketSummaries',
      titleKey: 'checkCountrySites',
      run: (options) => getMarketSummaries(base, options),
    },
    {
      call: 'getProductsTranslations',
      titleKey: 'checkProducts',
      run: (options) => getProductsTranslations(PRODUCTS_TRANSLATION_URL, locale, options),
    },
  ];
  if (content) {
    const path = localePath(locale, contentPath(content, content.path, table));
    const run = (options: CallOptions) => getContent(base, path, options);
    forEverybody.push({ call: 'getContent', titleKey: 'checkContent', run });
  }
  if (!isSignedIn) return forEverybody;
  return [
    ...forEverybody,
    { call: 'refreshUserInfo', titleKey: 'checkUser', run: (options) => refreshUserInfo(base, options) },
    {
      call: 'getGroupMemberships',
      titleKey: 'checkGroups',
      run: (options) => getGroupMemberships(base, options),
    },
    {
      call: 'getNotificationsCount',
      titleKey: 'checkNotifications',
      run: (options) => getNotificationsCount(base, options),
    },
    { call: 'getCart', titleKey: 'checkCart', run: (options) => getCart(base, options) },
    {
      call: 'getPrimaryUsers',
      titleKey: 'checkPrimaryUsers',
      run: (options) => getPrimaryUsers(api, options),
    },
    { call: 'getTermsLatest', titleKey: 'checkTerms', run: (options) => getTermsLatest(api, options) },
    {
      call: 'getConsents',
      titleKey: 'checkConsents',
      run: (options) => loadCompany(api, options),
    },
  ];
}

/** The first content page in this language that is open to everybody, if there is one. */
function contentRoute({ routes }: RouteTable, locale: string): Route | undefined {
  const found = [...routes].find(
    ([path, { mode, permissionsRequired, requiredAuthContext }]) =>
      mode === 'aempage' &&
      permissionsRequired.length === 0 &&
      !requiredAuthContext &&
      (path.startsWith('/') || path.startsWith(`${locale}/`)),
  );
  return found?.[1];
}
