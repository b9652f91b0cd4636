import type { Market } from '@fleet-portal/model/entities';
import { confirmedAddresses } from '@fleet-portal/model/rules';

/**
 * Says of a header's links before which the privacy confirmation comes that it does, before the page hears of them (MOD-04).
 * @param shown the market and the language that the header shows
 */
export function confirmLinks(
  header: HTMLElement,
  shown: () => { market: Market | null; locale: string } | null,
): void {
  const addresses = () => {
    const now = shown();
    return now?.market ? confirmedAddresses(now.market, now.locale) : [];
  };
  header.addEventListener(
    'fp-navigate',
    (event) => {
      const asks = addresses().some((href) => new URL(href, document.baseURI).href === event.href);
      if (asks) Object.assign(event, { needsConfirmation: true });
    },
    { capture: true },
  );
}
