import type { Market } from '@fleet-portal/model/entities';
import { asksFirst } from '@fleet-portal/model/rules';

/**
 * Says of a header's links before which the privacy confirmation comes that it does, before the page hears of them (MOD-04).
 * @param shown the market and the language that the header shows
 */
export function confirmLinks(
  header: HTMLElement,
  shown: () => { market: Market | null; locale: string } | null,
): void {
  header.addEventListener(
    'fp-navigate',
    (event) => {
      const { market, locale } = shown() ?? {};
      if (market && locale && asksFirst(event.href, { market, locale, base: document.baseURI }))
        event.needsConfirmation = true;
    },
    { capture: true },
  );
}
