const currencies: Record<string, string> = { us: 'USD', ca: 'CAD', gb: 'GBP', se: 'SEK', tr: 'TRY' };

/**
 * Formats amounts in the currency of a market.
 * @param country the market's `countryCode`
 * @param digits the number of decimals, if the currency's own are not enough
 */
export function moneyFormat(locale: string, country = 'us', digits?: number): Intl.NumberFormat {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currencies[country] ?? 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}
