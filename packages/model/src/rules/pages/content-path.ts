import type { Route } from '../../entities/index.ts';
import { splitOwnLocale } from '../locale/own-locale.ts';
import { withoutPrefix } from '../address/retail-prefix.ts';
import { routeKey, slashed } from '../address/route-key.ts';
import type { RouteTable } from './route-table.ts';
import { splitUrl } from '../address/url-parts.ts';
import { firstText } from '../text/labels.ts';

/**
 * The path, without a locale, under which the content service has a page: the one that the route names, else the route's own. A
 * route with a star covers many pages (RTE-15): then it is the path of the address, as the market would configure it.
 */
export function contentPath(
  { extras, path }: Pick<Route, 'extras' | 'path'>,
  url: string,
  { locales, retailPrefix }: Pick<RouteTable, 'locales' | 'retailPrefix'>,
): string {
  const named = firstText(extras.contentPath);
  if (named) return named;
  const { rest } = splitOwnLocale(routeKey(path), locales);
  if (!rest.endsWith('/*')) return splitOwnLocale(slashed(path), locales).rest;
  const asked = splitOwnLocale(routeKey(splitUrl(url).path), locales).rest;
  const short = withoutPrefix(asked, retailPrefix);
  return short.startsWith(rest.slice(0, -1)) ? short : asked;
}
