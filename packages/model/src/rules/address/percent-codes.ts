/** Percent-encoded bytes of an address. Any other percent sign stands for itself; decoding it would throw. */
export const percentCodes = /(?:%[\da-f]{2})+/gi;
