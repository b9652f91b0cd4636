/**
 * Listens on this computer only. @web/dev-server binds '127.0.0.1' and 'localhost' to all addresses of the machine, but passes on this
 * short spelling of the same address unchanged.
 */
export const loopback = '127.1';
