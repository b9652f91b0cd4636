import type { Environment, Market } from '@fleet-portal/model/entities';
import type { RouteTable } from '@fleet-portal/model/rules';
import { createStrictContext } from './strict-context.ts';

/** What the portal has loaded before its first page and does not change afterwards. */
export interface Portal {
  environment: Environment;
  market: Market;
  table: RouteTable;
}

export const [PortalContext, usePortal] = createStrictContext<Portal>('PortalContext', 'usePortal');
