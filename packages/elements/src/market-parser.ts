import { marketSchema, parse, type Market } from '@fleet-portal/model/entities';
import { withNavigationReported } from '@fleet-portal/model/rules';

/**
 * Reads a market; what is wrong with its navigation costs only itself and is reported.
 * @throws PayloadError that names the first other field that is wrong
 */
export function parseMarket(json: unknown): Market {
  return withNavigationReported(json, parse('market', marketSchema, json));
}
