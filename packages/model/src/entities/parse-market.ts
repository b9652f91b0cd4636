import { marketIdentity, marketSchema, type Market } from './market.ts';
import { parseReadable } from './parse-readable.ts';
import { withMarketReported } from '../rules/market/report-market.ts';

/**
 * Makes a market of a server's JSON. What is wrong in it costs only itself and is a warning on the console.
 * @param warn takes the warnings in the console's place, such as to say where the JSON came from
 * @throws PayloadError where it does not say which market it is, or how its addresses are read
 */
export function parseMarket(json: unknown, warn?: (line: string) => void): Market {
  return withMarketReported(json, parseReadable('market', marketSchema, json, marketIdentity, warn), warn);
}
