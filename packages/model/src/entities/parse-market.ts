import { marketSchema, type Market } from './market.ts';
import { parse } from './parse.ts';
import { withNavigationReported } from '../rules/navigation/report-navigation.ts';

/**
 * Makes a market of a server's JSON. What is wrong with its navigation or footer costs only itself and is a warning on the console.
 * @throws PayloadError that names the first other field that is wrong
 */
export function parseMarket(json: unknown): Market {
  return withNavigationReported(json, parse('market', marketSchema, json));
}
