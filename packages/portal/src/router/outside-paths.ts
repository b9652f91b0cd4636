import {
  analyticsHref,
  endChildSessionHref,
  loginHref,
  logoutHref,
  mfaHref,
} from '@fleet-portal/model/rules';
import { pathOf } from './route-entry.ts';

const login = { locale: '', returnTo: '/' };

/** The paths of this origin that leave the portal (RTE-08, RTE-09). */
const outside = new Set(
  [
    '/proxy-api-request',
    loginHref({ ...login, signInType: 'iam' }),
    loginHref({ ...login, signInType: 'adfs' }),
    analyticsHref(),
    mfaHref(),
    logoutHref(),
    endChildSessionHref('/'),
  ].map(pathOf),
);

/** Whether another application than the portal answers a path of this origin. */
export function isOutside(path: string): boolean {
  return outside.has(path.replace(/(?<=.)\/$/, ''));
}
