import type { Market, NodeTarget, RouteLink, Session } from '../../entities/index.ts';
import { labelFor, type LabelLike } from '../text/labels.ts';
import { isExternalLink, linkHref, mayFollow } from '../links/links.ts';
import { localePath } from '../locale/locale.ts';
import { isSignedIn } from '../session/session.ts';

/** A link of the top bar or of the mobile menu's utility section (RTE-11). */
export interface UtilityLink {
  /** Empty if the market has none: the caller shows its own text. */
  label: string;
  href: string;
  isExternal: boolean;
}

export type UtilityLinkRule = (market: Market, session: Session, locale: string) => UtilityLink | null;

export const marketplaceLink: UtilityLinkRule = (market, session, locale) =>
  utilityLink(market.marketplaceRoute, market.marketplaceLabel, session, locale);

export const cartLink: UtilityLinkRule = (market, session, locale) =>
  utilityLink(market.eCommerceRoute, market.cartLabel, session, locale);

/** Only for signed-in users, whatever permissions the market asks for (GAT-08). */
export const adminLink: UtilityLinkRule = (market, session, locale) =>
  isSignedIn(session) ? utilityLink(market.adminRoute, market.adminLabel, session, locale) : null;

/** The top bar's call to action; none without a label, since it has no default. */
export const topBarLink: UtilityLinkRule = (market, session, locale) => {
  const link = utilityLink(market.topBar?.target ?? null, market.topBar, session, locale);
  return link?.label ? link : null;
};

/** The target of the brand: the configured home, else the locale's root. */
export function homeHref(market: Market, session: Session, locale: string): string {
  return utilityLink(market.homeRoute, null, session, locale)?.href ?? localePath(locale, '/');
}

function utilityLink(
  target: RouteLink | NodeTarget | null,
  label: LabelLike | null,
  session: Session,
  locale: string,
): UtilityLink | null {
  if (!target || !mayFollow(target, session)) return null;
  const href = linkHref(target, locale);
  return href ? { label: labelFor(label, locale), href, isExternal: isExternalLink(target) } : null;
}
