import { under } from '../rules/address/backend-address.ts';
import { requestParsed, type CallOptions } from './http.ts';
import { navigationDataSchema, type NavigationData } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';

/** The routes and layouts that the backend knows for one path (API-01). */
export function getNavigation(
  base: string,
  path: string,
  options: CallOptions = {},
): Promise<NavigationData> {
  return requestParsed(
    under(base, `/navigation/?path=${encodeURIComponent(path)}`),
    'navigation',
    navigationDataSchema,
    {
      call: 'getNavigation',
      credentials: 'include',
      timeout: timeouts.navigation,
      ...options,
    },
  );
}
