import { marketSchema, parse, type Market } from '@fleet-portal/model/entities';

/** @throws PayloadError that names the first field that is wrong */
export function parseMarket(json: unknown): Market {
  return parse('market', marketSchema, json);
}
