import type { Market } from '@fleet-portal/model/entities';
import { canonicalLocale, localeText } from '@fleet-portal/model/rules';
import { MarketError } from './market-error.ts';

const errors = new Map<string, MarketError>();

/**
 * Replaces an element's locale by the market's own spelling of it, if it is written with capitals or by a translation vendor (SES-09).
 * @throws MarketError if the market has no such locale: every link would lead to a language that does not exist
 */
export function fitLocale(element: HTMLElement & { locale: string; src: string }, market: Market): void {
  const { src } = element;
  const locale = localeText(element.locale);
  const { allowedLocales } = market;
  if (!locale || allowedLocales.includes(locale)) return;
  const meant = allowedLocales.find((allowed) => allowed === canonicalLocale(locale));
  if (!meant) throw errorOf(locale, src, allowedLocales);
  element.locale = meant;
}

/** Returns one error object for header and footer, so that the console reports it once. */
function errorOf(locale: string, src: string, allowed: readonly string[]): MarketError {
  const address = URL.parse(src, document.baseURI)?.href ?? src;
  const message = `locale "${locale}": ${address} has ${allowed.join(', ')}`;
  const error = errors.get(message) ?? new MarketError({ address, field: 'locale', message });
  errors.set(message, error);
  return error;
}
