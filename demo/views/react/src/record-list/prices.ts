/** The monthly price of each product, in the market's currency. */
export const monthlyPrices = { telematics: 12, 'depot-charging': 8.5, 'driver-coaching': 4 };
