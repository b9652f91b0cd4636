import type { Market } from '@fleet-portal/model/entities';
import { addressNeedsConfirmation, isInPrivacyConfirmation } from '@fleet-portal/model/rules';

/**
 * Says of the links inside before which the privacy confirmation comes that it does, before the page hears of them (MOD-04).
 * @param shown the market and the language that the links are of
 */
export function markLinksForConfirmation(
  around: GlobalEventHandlers,
  shown: () => { market: Market | null; locale: string } | null,
  signal?: AbortSignal,
): void {
  around.addEventListener(
    'fp-navigate',
    (event) => {
      const { market, locale } = shown() ?? {};
      if (!market || !locale || isInPrivacyConfirmation(event.composedPath())) return;
      if (addressNeedsConfirmation(event.href, { market, locale, base: document.baseURI }))
        event.needsConfirmation = true;
    },
    { capture: true, ...(signal && { signal }) },
  );
}
