import { timeouts } from '../constants/timeouts.ts';
import { navigationDataSchema, type NavigationData } from '../entities/index.ts';
import { under } from '../rules/address/backend-address.ts';
import { query, type Call, type CallOptions } from './call.ts';

/** The routes and layouts that the backend knows for one path (API-01). */
export function getNavigation(base: string, path: string, options?: CallOptions): Promise<NavigationData> {
  const url = under(base, `/navigation/?path=${encodeURIComponent(path)}`);
  const call: Call = { call: 'getNavigation', timeout: timeouts.navigation };
  return query(url, ['navigation', navigationDataSchema], call, options);
}
