import { withoutPrefix } from '../address/retail-prefix.ts';
import { routeKey } from '../address/route-key.ts';
import { linkHref } from '../links/links.ts';
import { splitLocale } from '../locale/locale.ts';
import { fixedPageAt } from '../pages/fixed-page-availability.ts';
import { firstText } from '../text/labels.ts';
import { field, isObject } from '../unchecked.ts';

/** The ids that a market has; null if there may be more. */
export type KnownIds = Record<'routes' | 'layouts', ReadonlyMap<string, string> | null>;

/** A text of an unparsed object; an empty one if there is none. */
export function textAt(entry: object, name: string): string {
  return firstText(field(entry, name));
}

/** Why a route's address shows nothing; an empty text if it shows something. */
export function routeTargetProblem(route: object, market: object, known: KnownIds): string {
  const mode = field(route, 'mode') ?? '';
  const id = field(route, 'layoutOrRouteId') ?? '';
  if (typeof mode !== 'string' || typeof id !== 'string') return '';
  if (mode === 'aempage') return '';
  if (mode === 'redirect') return redirectProblem(route, id, known.routes);
  if (isFixedPage(route, market) && !id) return '';
  if (mode === 'layout') return layoutProblem(route, id, known.layouts);
  return mode ? `is of unknown mode "${mode.slice(0, 40)}"` : 'has no mode';
}

function redirectProblem(route: object, id: string, routes: KnownIds['routes']): string {
  const extras = field(route, 'extras');
  const target = isObject(extras) ? (field(extras, 'target') ?? '') : '';
  if (typeof target !== 'string') return 'has extras.target that is no text';
  if (target.trim()) return isUsable(target) ? '' : 'has an unsafe address in extras.target';
  if (field(route, 'target')) return 'has target in place of extras.target';
  if (!id) return 'leads nowhere: it has neither extras.target nor layoutOrRouteId';
  if (routes?.has(id)) return '';
  if (id.includes('/'))
    return `has the address "${id}" in place of a route's id; addresses stand in extras.target`;
  return routes ? `leads to the route "${id}", which the market does not have` : '';
}

/** A page of this site, or another site's address. */
function isUsable(target: string): boolean {
  return /^(?:\/|https?:)/i.test(linkHref({ path: target }, ''));
}

function layoutProblem(route: object, id: string, layouts: KnownIds['layouts']): string {
  if (id) return (layouts?.has(id) ?? true) ? '' : `shows the layout "${id}", which the market does not have`;
  const other = Object.keys(route).find((name) => /layout|routeid/i.test(name) && field(route, name));
  return other ? `has ${other} in place of layoutOrRouteId` : 'shows nothing: it has no layoutOrRouteId';
}

/** A route at a fixed page's address shows nothing; only its requirements apply. */
function isFixedPage(route: object, market: object): boolean {
  const { rest } = splitLocale(routeKey(textAt(route, 'path')));
  return Boolean(fixedPageAt(rest) ?? fixedPageAt(withoutPrefix(rest, textAt(market, 'retailPrefix'))));
}
