import type { Market } from '@fleet-portal/model/entities';
import { localePath, splitLocale, withTrailingSlash } from '@fleet-portal/model/rules';
import type { Context } from 'koa';
import type { Markets } from './data/markets.ts';

/** Remembers which country's site this origin plays for a browser; in production each site has its own origin. */
const marketCookie = 'fp_market';

const defaultMarket = 'us';

type PageRequest = Pick<Context, 'cookies' | 'get' | 'query'>;

export function marketOf(ctx: Pick<Context, 'cookies'>, markets: Markets): Market {
  const market = markets.get(ctx.cookies.get(marketCookie) ?? '') ?? markets.get(defaultMarket);
  if (!market) throw new Error(`There is no market "${defaultMarket}".`);
  return market;
}

export function rememberMarket(ctx: Pick<Context, 'cookies'>, market: Market): void {
  ctx.cookies.set(marketCookie, market.id, { httpOnly: true, sameSite: 'lax', path: '/', overwrite: true });
}

/** The path of a site's start page. */
export function firstPath({ allowedLocales, retailPrefix }: Market): string {
  return localePath(allowedLocales[0] ?? '', retailPrefix ? `/${retailPrefix}/` : '/');
}

/** The market of a requested page: the current one, unless another one has the path's locale or retail prefix. */
export function marketOfPage(ctx: Pick<Context, 'cookies' | 'path'>, markets: Markets): Market {
  const current = marketOf(ctx, markets);
  const { locale, rest } = splitLocale(ctx.path);
  if (!locale) return current;
  const candidates = [...markets.values()].filter(({ allowedLocales }) => allowedLocales.includes(locale));
  const retail = candidates.find(
    ({ retailPrefix }) => retailPrefix && withTrailingSlash(rest).startsWith(`/${retailPrefix}/`),
  );
  if (retail) return retail;
  if (candidates.includes(current)) return current;
  return candidates.find(({ retailPrefix }) => !retailPrefix) ?? current;
}

/** The locale of the page that makes the call, by its referrer; null if unknown. */
export function localeOfCaller(ctx: Pick<Context, 'get'>): string | null {
  const referrer = ctx.get('Referer');
  return URL.canParse(referrer) ? splitLocale(new URL(referrer).pathname).locale : null;
}

/** The locale and path that a call asks about: the path's own locale, else the calling page's, else the market's first. */
export function localeOfPage(
  ctx: PageRequest,
  market: Market,
  path: string,
): { locale: string; path: string } {
  const asked = splitLocale(path);
  const calling = localeOfCaller(ctx);
  const locale = [asked.locale, calling].find((code) => code && market.allowedLocales.includes(code));
  return { locale: locale ?? market.allowedLocales[0] ?? '', path: withTrailingSlash(asked.rest) };
}
