import { marketSchema, parse, type Market } from '../entities/index.ts';
import { withNavigationReported } from './report-navigation.ts';

/**
 * Makes a market of a server's JSON. What is wrong with its navigation or footer costs only itself and is a warning on the console.
 * @throws PayloadError that names the first other field that is wrong
 */
export function parseMarket(json: unknown): Market {
  return withNavigationReported(json, parse('market', marketSchema, json));
}
