import type { Market } from '@fleet-portal/model/entities';
import { links } from '@fleet-portal/model/messages';
import { translateFooter } from '@fleet-portal/model/rules';

const warned = new Set<string>();

/**
 * The market with the addresses of this locale in its footer. A link with an unknown key is dropped, with a warning once per key (FTR-05).
 */
export function translateLinks(market: Market, locale: string): Market {
  const footer = translateFooter(market.footer, locale, links, (key) => {
    if (warned.has(key)) return;
    warned.add(key);
    console.warn(`No address for the translate-me link "${key}".`);
  });
  return { ...market, footer };
}
