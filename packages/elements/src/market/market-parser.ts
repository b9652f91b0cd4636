import { marketIdentity, marketSchema, parseReadable, type Market } from '@fleet-portal/model/entities';
import { withMenusReported } from '@fleet-portal/model/rules';

/** Parses a market's JSON for header and footer; the model's `parseMarket` does so for the whole market. */
export function parseMarket(json: unknown, warn?: (line: string) => void): Market {
  const market = parseReadable('market', marketSchema, json, marketIdentity, warn);
  return withMenusReported(json as object, market, warn);
}
