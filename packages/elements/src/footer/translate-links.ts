import type { Market } from '@fleet-portal/model/entities';
import { links } from '@fleet-portal/model/messages';
import { translateFooter } from '@fleet-portal/model/rules';
import { warnOnce } from '../internal/warn-once.ts';

/**
 * The market with the addresses of this locale in its footer. A link with an unknown key is dropped, with a warning once per key (FTR-05).
 */
export function translateLinks(market: Market, locale: string): Market {
  const footer = translateFooter(market.footer, locale, links, (key) => {
    warnOnce(`No address for the translate-me link "${key}".`);
  });
  return { ...market, footer };
}
