/** What is encoded in an address. A percent sign before anything else stands for itself; decoding would throw at it. */
export const percentCodes = /(?:%[\da-f]{2})+/gi;
