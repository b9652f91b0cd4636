import type { Market } from '@fleet-portal/model/entities';
import { shownLocale } from '@fleet-portal/model/rules';
import type { LitElement } from 'lit';
import { FocusKeeper } from '../focus/focus-keeper.ts';
import { tellNoMarket } from '../market/tell-no-market.ts';
import { AddressController } from '../navigation/address-controller.ts';
import { markLinksForConfirmation } from '../navigation/mark-links-for-confirmation.ts';
import { checkLocale } from '../words/spoken-locale.ts';
import { focusPlaces } from './focus-places.ts';
import { revealWhenSeen } from './reveal.ts';

type Host = LitElement & { locale: string; src: string; currentPath: string | null };

/**
 * Does the work that a footer's first paint need not wait for.
 * @param shown the path that the footer shows
 * @param market the market that the footer shows
 */
export function afterPaint(footer: Host, shown: string, market: () => Market | null): void {
  markLinksForConfirmation(footer, () => ({
    market: market(),
    locale: shownLocale(footer.locale, market()),
  }));
  new AddressController(footer, shown);
  new FocusKeeper(footer, focusPlaces);
  tellNoMarket(footer, market);
  const check = () => checkLocale(footer);
  footer.addController({ hostConnected: check, hostUpdated: check });
  revealWhenSeen(footer);
}
