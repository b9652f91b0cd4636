import type { Environment, Market, Route } from '../entities/index.ts';
import { fixedPageAt, isAvailable } from './fixed-page-availability.ts';
import type { FixedPage, FixedPageId } from './fixed-routes.ts';
import { splitLocale } from './locale.ts';
import { routeKey } from './route-key.ts';
import { lookUp, type RouteTable } from './route-table.ts';

export interface SiteContext {
  table: RouteTable;
  market: Market;
  environment: Pick<Environment, 'REACT_APP_ENV' | 'DESIRED_LOCALE'>;
}

/** What the site knows at a path, before anybody asks who may see it. */
export type Destination =
  { kind: 'page'; page: FixedPage & { id: FixedPageId } } | { kind: 'route'; route: Route };

/**
 * The fixed page or configured route at a path, with or without its locale; null where the path is unknown. A retail
 * site's paths are known with and without its prefix.
 */
export function destinationAt(path: string, context: SiteContext): Destination | null {
  const { locale, rest } = splitLocale(routeKey(path));
  const short = withoutPrefix(rest, context.market.retailPrefix);
  const page = fixedPageAt(rest) ?? fixedPageAt(short);
  if (page && isAvailable(page.id, context)) return { kind: 'page', page };
  const under = (tail: string) => (locale ? `/${locale}${tail}` : tail);
  const route =
    lookUp(context.table, under(rest)) ?? (short === rest ? null : lookUp(context.table, under(short)));
  return route && { kind: 'route', route };
}

/** A path of a retail site under its prefix (RTE-16). */
export function withPrefix(rest: string, prefix: string): string {
  const segment = prefix.replaceAll('/', '');
  return !segment || rest.startsWith(`/${segment}/`) ? rest : `/${segment}${rest}`;
}

function withoutPrefix(rest: string, prefix: string): string {
  const segment = prefix.replaceAll('/', '');
  return segment && rest.startsWith(`/${segment}/`) ? rest.slice(segment.length + 1) : rest;
}
