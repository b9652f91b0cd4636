/** What a footer loads once it is painted. */
export { AddressController } from '../navigation/address-controller.ts';
export { revealWhenSeen } from './reveal.ts';
