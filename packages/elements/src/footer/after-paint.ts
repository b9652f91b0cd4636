/** What a footer loads once it is painted. */
export { AddressController } from '../internal/address-controller.ts';
export { revealWhenSeen } from './reveal.ts';
