import type { Route } from '../entities/index.ts';
import { routeKey } from '../rules/address/route-key.ts';
import { splitUrl } from '../rules/address/url-parts.ts';
import { splitOwnLocale } from '../rules/locale/own-locale.ts';
import { routeAt, type RouteTable } from '../rules/pages/route-table.ts';

/** The route at an address, which is split in the same way as by `decide`; query and hash are ignored. */
export function lookUp(table: RouteTable, url: string): Route | null {
  const { locale, rest } = splitOwnLocale(routeKey(splitUrl(url).path), table.locales);
  return routeAt(table, locale, rest);
}
