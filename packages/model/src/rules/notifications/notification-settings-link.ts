import type { Market, Session } from '../../entities/index.ts';
import { accountHref } from '../pages/fixed-pages.ts';
import { isExternalLink, linkHref, mayFollow } from '../links/links.ts';

/** The target of a notification's settings control. */
export interface NotificationSettingsLink {
  href: string;
  isExternal: boolean;
}

/** The market's own page of notification settings if the user may follow a link to it, else the My profile tab (NTF-06). */
export function notificationSettingsLink(
  market: Pick<Market, 'notificationSettingsRoute'>,
  session: Session,
  locale: string,
): NotificationSettingsLink {
  const route = market.notificationSettingsRoute;
  const href = route && mayFollow(route, session) ? linkHref(route, locale) : '';
  return route && href
    ? { href, isExternal: isExternalLink(route) }
    : { href: accountHref(locale, 'my-profile'), isExternal: false };
}
