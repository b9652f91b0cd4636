/**
 * This computer alone. @web/dev-server takes '127.0.0.1' and 'localhost' to mean every address of the machine; the same
 * address in its short spelling it takes as it is.
 */
export const loopback = '127.1';
