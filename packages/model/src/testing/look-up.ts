import type { Route } from '../entities/index.ts';
import { routeKey } from '../rules/address/route-key.ts';
import { splitUrl } from '../rules/address/url-parts.ts';
import { splitOwnLocale } from '../rules/locale/own-locale.ts';
import { routeAt, type RouteTable } from '../rules/pages/route-table.ts';

/** The route at an address, whose path is split as a decision splits it; query and hash are left aside. */
export function lookUp(table: RouteTable, url: string): Route | null {
  const { locale, rest } = splitOwnLocale(routeKey(splitUrl(url).path), table.locales);
  return routeAt(table, locale, rest);
}
