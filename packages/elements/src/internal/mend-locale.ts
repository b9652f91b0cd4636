import type { Market } from '@fleet-portal/model/entities';
import { MarketError } from '../market-error.ts';
import { tellMarketError } from './tell-market-error.ts';

const errors = new Map<string, MarketError>();

/**
 * Gives an element a locale that its market has: the same in lower case, else the market's first, since every link would lead to
 * a language that is not there.
 */
export function mendLocale(element: HTMLElement & { locale: string; src: string }, market: Market): void {
  const { locale, src } = element;
  const { allowedLocales } = market;
  if (!locale || allowedLocales.includes(locale)) return;
  const meant = allowedLocales.find((allowed) => allowed === locale.toLowerCase());
  element.locale = meant ?? allowedLocales[0] ?? '';
  if (!meant) tellMarketError(element, errorOf(locale, src, allowedLocales));
}

function errorOf(locale: string, src: string, allowed: readonly string[]): MarketError {
  const address = URL.parse(src, document.baseURI)?.href ?? src;
  const message = `locale "${locale}": ${address} has ${allowed.join(', ')}; ${allowed[0]} is shown`;
  const error = errors.get(message) ?? new MarketError({ address, field: 'locale', message });
  errors.set(message, error);
  return error;
}
