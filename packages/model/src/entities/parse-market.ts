import { marketIdentity, marketSchema, type Market } from './market.ts';
import { parseReadable } from './parse-readable.ts';
import { withMarketReported } from '../rules/market/report-market.ts';

/**
 * Parses a market from a server's JSON. Invalid parts are left out, each with a warning on the console.
 * @param warn gets the warnings instead of the console, for example to add where the JSON came from
 * @throws PayloadError if it does not say which market it is, or how its addresses are read
 */
export function parseMarket(json: unknown, warn?: (line: string) => void): Market {
  return withMarketReported(json, parseReadable('market', marketSchema, json, marketIdentity, warn), warn);
}
