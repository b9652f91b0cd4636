import type { Environment, Market, Route } from '../../entities/index.ts';
import { fixedPageAt, isAvailable } from './fixed-page-availability.ts';
import type { FixedPage, FixedPageId } from './fixed-pages.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { pageEntry } from './page-entries.ts';
import { withoutPrefix } from '../address/retail-prefix.ts';
import { routeKey } from '../address/route-key.ts';
import { routeAt, type RouteTable } from './route-table.ts';

export interface SiteContext {
  table: RouteTable;
  market: Market;
  environment: Pick<Environment, 'REACT_APP_ENV' | 'DESIRED_LOCALE'>;
}

/** What the site has at a path, regardless of who may see it. */
export type Destination =
  /** `route` is the market's own entry for the page, if it has one, whose requirements apply too. */
  | { kind: 'page'; page: FixedPage & { id: FixedPageId }; route: Route | null }
  | { kind: 'route'; route: Route };

/**
 * The fixed page or configured route at a path, with or without its locale; null if the path is unknown. A retail
 * site's paths are found with and without its prefix.
 */
export function destinationAt(path: string, context: SiteContext): Destination | null {
  const { table, market } = context;
  const { locale, rest } = splitOwnLocale(routeKey(path), table.locales);
  const short = withoutPrefix(rest, market.retailPrefix);
  const page = fixedPageAt(rest) ?? fixedPageAt(short);
  if (page && isAvailable(page.id, context))
    return { kind: 'page', page, route: pageEntry(table.pages, page.id, locale) };
  const route = routeAt(table, locale, rest) ?? (short === rest ? null : routeAt(table, locale, short));
  return route && { kind: 'route', route };
}
