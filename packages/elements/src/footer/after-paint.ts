/** What a footer loads once it is painted. */
export { AddressController } from '../navigation/address-controller.ts';
export { FocusKeeper } from '../focus/focus-keeper.ts';
export { focusPlaces } from './focus-places.ts';
export { revealWhenSeen } from './reveal.ts';
