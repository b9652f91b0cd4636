import { permissions } from '../../constants/permissions.ts';
import type { Market, Session } from '../../entities/index.ts';
import type { ShellMessages } from '../../messages/catalogue.ts';
import { configuredRoute, mayOpen } from '../routing/configured-routes.ts';
import { accountHref, pageHref, type FixedPageId } from '../pages/fixed-pages.ts';
import { isExternalLink, linkHref, mayFollow } from '../links/links.ts';
import { hasPermissions, isSignedIn } from '../session/session.ts';

export interface AccountMenuItem {
  /** The message that labels the link. */
  messageKey: keyof ShellMessages;
  href: string;
  isExternal: boolean;
}

export interface AccountMenuOptions {
  /** Whether the user is the fleet's primary user; false until that is known (GAT-12, RTE-03). */
  isBlueStarAdmin?: boolean;
}

/** The links of the account menu for this user in this market, in order; none for a visitor (GAT-08). */
export function accountMenu(
  market: Market,
  session: Session,
  locale: string,
  { isBlueStarAdmin = false }: AccountMenuOptions = {},
): AccountMenuItem[] {
  if (!isSignedIn(session)) return [];
  const isOwnSession = !session.IS_CHILD_SESSION;
  const entryOf = (id: FixedPageId) => configuredRoute(market, id, locale);
  const opens = (id: FixedPageId) => {
    const route = entryOf(id);
    return route === null || mayOpen(route, market, session);
  };
  const shows = (id: FixedPageId) => entryOf(id) !== null && opens(id);
  const partners = market.partnerManagementRoute;
  const partnersHref = partners && mayFollow(partners, session) ? linkHref(partners, locale) : '';

  const entries: [isShown: boolean, entry: AccountMenuItem][] = [
    [isOwnSession && opens('account'), item('personalSettings', accountHref(locale, 'my-profile'))],
    [isOwnSession && opens('account'), item('companySettings', accountHref(locale, 'billing'))],
    [
      isBlueStarAdmin && shows('privacySettings'),
      item('connectedVehicleDataSharing', pageHref('privacySettings', locale)),
    ],
    [shows('dataSharing'), item('dataSharing', pageHref('dataSharing', locale))],
    [
      shows('manageSubscriptions') && hasPermissions([permissions.manageSubscriptions], session),
      item('manageSubscriptions', pageHref('manageSubscriptions', locale)),
    ],
    [
      isOwnSession && opens('termsAndConditions'),
      item('termsAndConditions', pageHref('termsAndConditions', locale)),
    ],
    [partnersHref !== '', item('partnerManagement', partnersHref, !!partners && isExternalLink(partners))],
  ];
  return entries.filter(([isShown]) => isShown).map(([, entry]) => entry);
}

function item(messageKey: keyof ShellMessages, href: string, isExternal = false): AccountMenuItem {
  return { messageKey, href, isExternal };
}
