import { under } from '../rules/address/backend-address.ts';
import { requestAs, type CallOptions } from './http.ts';
import { navigationDataSchema, type NavigationData } from '../entities/index.ts';
import { timeouts } from '../constants/timeouts.ts';
import { readable } from './readable.ts';

/** The routes and layouts that the backend knows for one path (API-01). One that is wrong costs only itself. */
export function getNavigation(
  base: string,
  path: string,
  options: CallOptions = {},
): Promise<NavigationData> {
  return requestAs(
    under(base, `/navigation/?path=${encodeURIComponent(path)}`),
    {
      call: 'getNavigation',
      credentials: 'include',
      timeout: timeouts.navigation,
      ...options,
    },
    (json) => readable('navigation', navigationDataSchema, json),
  );
}
