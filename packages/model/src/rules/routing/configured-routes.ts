import type { Market, Route, Session } from '../../entities/index.ts';
import type { FixedPageId } from '../pages/fixed-pages.ts';
import { list } from '../list.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { addPageEntry, pageEntry, type PageEntries } from '../pages/page-entries.ts';
import { routeKey } from '../address/route-key.ts';
import { routeNeeds } from './route-needs.ts';
import { hasPermissions } from '../session/session.ts';
import { isAccepted } from '../session/sign-in-context.ts';

/** The part of a market that defines which fixed pages it has; an unparsed market may lack the rest. */
export type PageConfiguration = Pick<Market, 'routes'> &
  Partial<Pick<Market, 'allowedLocales' | 'retailPrefix'>>;

/**
 * The market's own entry for a fixed page, which allows its link to be shown (RTE-03, RTE-04, RTE-07).
 * @param locale without it, entries for one locale only do not count
 */
export function configuredRoute(market: PageConfiguration, id: FixedPageId, locale = ''): Route | null {
  return pageEntry(entriesOf(market), id, locale);
}

/** Whether the gate lets the signed-in user through to a configured route, by its own needs and its layout's (RTE-07). */
export function mayOpen(
  route: Route,
  market: Pick<Market, 'layouts' | 'authContext'>,
  session: Session,
): boolean {
  const needs = routeNeeds(route, (id) => list(market.layouts).find((layout) => layout.id === id));
  return needs.every(
    ({ contexts, permissions }) =>
      isAccepted(contexts, { market, session }) && hasPermissions(permissions, session),
  );
}

/** Cached, because menus use it at every render and a market may have thousands of routes. */
const indexes = new WeakMap<readonly Route[], PageEntries>();

function entriesOf({ routes, allowedLocales, retailPrefix = '' }: PageConfiguration): PageEntries {
  if (!Array.isArray(routes)) return new Map();
  const known = indexes.get(routes);
  if (known) return known;
  const entries = new Map<string, Route>();
  const locales = new Set(list(allowedLocales));
  for (const route of list(routes).filter(({ path }) => typeof path === 'string'))
    addPageEntry(entries, route, splitOwnLocale(routeKey(route.path), locales), retailPrefix);
  indexes.set(routes, entries);
  return entries;
}
