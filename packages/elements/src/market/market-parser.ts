import { marketIdentity, marketSchema, parseReadable, type Market } from '@fleet-portal/model/entities';
import { withMenusReported } from '@fleet-portal/model/rules';

/** Makes a market of a server's JSON for header and footer, as the model's `parseMarket` does for all of it. */
export function parseMarket(json: unknown, warn?: (line: string) => void): Market {
  const market = parseReadable('market', marketSchema, json, marketIdentity, warn);
  return withMenusReported(json as object, market, warn);
}
