import type { LitElement } from 'lit';
import { FocusKeeper } from '../focus/focus-keeper.ts';
import { AddressController } from '../navigation/address-controller.ts';
import { checkLocale } from '../words/spoken-locale.ts';
import { focusPlaces } from './focus-places.ts';
import { revealWhenSeen } from './reveal.ts';

type Host = LitElement & { locale: string; currentPath: string | null };

/** Does for a footer what its first paint need not wait for. */
export function afterPaint(footer: Host, shown: string): void {
  new AddressController(footer, shown);
  new FocusKeeper(footer, focusPlaces);
  const check = () => checkLocale(footer);
  footer.addController({ hostConnected: check, hostUpdated: check });
  revealWhenSeen(footer);
}
