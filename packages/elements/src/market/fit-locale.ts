import type { Market } from '@fleet-portal/model/entities';
import { canonicalLocale, localeText } from '@fleet-portal/model/rules';
import { MarketError } from './market-error.ts';

const errors = new Map<string, MarketError>();

/**
 * Takes an element's locale for the one of its market that is written otherwise: with capitals, or by a translation vendor (SES-09).
 * @throws MarketError where the market has no such locale: every link would lead to a language that is not there
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

/** The same for header and footer, so that the console is told once. */
function errorOf(locale: string, src: string, allowed: readonly string[]): MarketError {
  const address = URL.parse(src, document.baseURI)?.href ?? src;
  const message = `locale "${locale}": ${address} has ${allowed.join(', ')}`;
  const error = errors.get(message) ?? new MarketError({ address, field: 'locale', message });
  errors.set(message, error);
  return error;
}
