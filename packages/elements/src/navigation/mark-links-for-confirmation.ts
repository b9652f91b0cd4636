import type { Market } from '@fleet-portal/model/entities';
import { addressNeedsConfirmation, isInPrivacyConfirmation } from '@fleet-portal/model/rules';

/**
 * Sets `needsConfirmation` on the navigation events of links that need the privacy confirmation, before the page receives the event
 * (MOD-04).
 * @param shown the market and the locale of the links
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
