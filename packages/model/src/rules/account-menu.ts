import { permissions } from '../constants/permissions.ts';
import type { Market, Session } from '../entities/index.ts';
import type { ShellMessages } from '../messages/catalogue.ts';
import { configuredRoute, mayOpen } from './configured-routes.ts';
import { accountHref, pageHref } from './fixed-routes.ts';
import { isExternalLink, linkHref, mayFollow } from './links.ts';
import { hasPermissions, isSignedIn } from './session.ts';

/** The menu's entries by id, with the message that each reads. */
const messageKeys = {
  personalSettings: 'personalSettings',
  companySettings: 'companySettings',
  privacySettings: 'connectedVehicleDataSharing',
  dataSharing: 'dataSharing',
  manageSubscriptions: 'manageSubscriptions',
  terms: 'termsAndConditions',
  partnerManagement: 'partnerManagement',
} as const satisfies Record<string, keyof ShellMessages>;

export interface AccountMenuItem {
  id: keyof typeof messageKeys;
  href: string;
  isExternal: boolean;
  messageKey: keyof ShellMessages;
}

export interface AccountMenuOptions {
  /** Whether the person is the fleet's primary user; false until that is known (GAT-12, RTE-03). */
  isBlueStarAdmin?: boolean;
}

/** The links of the account menu that this person sees in this market, in their order; none for a visitor (GAT-08). */
export function accountMenu(
  market: Market,
  session: Session,
  locale: string,
  { isBlueStarAdmin = false }: AccountMenuOptions = {},
): AccountMenuItem[] {
  if (!isSignedIn(session)) return [];
  const isOwnSession = !session.IS_CHILD_SESSION;
  const partners = market.partnerManagementRoute;
  const partnersHref = partners && mayFollow(partners, session) ? linkHref(partners, locale) : '';

  const entries: [isShown: boolean, entry: AccountMenuItem][] = [
    [isOwnSession, item('personalSettings', accountHref(locale, 'my-profile'))],
    [isOwnSession, item('companySettings', accountHref(locale, 'billing'))],
    [
      isBlueStarAdmin && configuredRoute(market, 'privacySettings') !== null,
      item('privacySettings', pageHref('privacySettings', locale)),
    ],
    [showsDataSharing(market, session), item('dataSharing', pageHref('dataSharing', locale))],
    [
      showsManageSubscriptions(market, session),
      item('manageSubscriptions', pageHref('manageSubscriptions', locale)),
    ],
    [isOwnSession, item('terms', pageHref('termsAndConditions', locale))],
    [
      partnersHref !== '',
      item('partnerManagement', partnersHref, partners !== null && isExternalLink(partners)),
    ],
  ];
  return entries.filter(([isShown]) => isShown).map(([, entry]) => entry);
}

/** RTE-04 */
function showsManageSubscriptions(market: Market, session: Session): boolean {
  return (
    configuredRoute(market, 'manageSubscriptions') !== null &&
    hasPermissions([permissions.manageSubscriptions], session)
  );
}

/** RTE-07 */
function showsDataSharing(market: Market, session: Session): boolean {
  const route = configuredRoute(market, 'dataSharing');
  return route !== null && mayOpen(route, market, session);
}

function item(id: AccountMenuItem['id'], href: string, isExternal = false): AccountMenuItem {
  return { id, href, isExternal, messageKey: messageKeys[id] };
}
