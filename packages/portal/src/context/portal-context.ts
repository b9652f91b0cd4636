import type { Environment, Market } from '@fleet-portal/model/entities';
import type { RouteTable } from '@fleet-portal/model/rules';
import { createStrictContext } from './strict-context.ts';

/** What the portal loads before its first page. */
export interface Portal {
  environment: Environment;
  /** On a page, without the links that this user may not follow from there. */
  market: Market;
  /** Grows in place if the market's routes come path by path (RTE-19); the portal then becomes a new object. */
  table: RouteTable;
}

export const [PortalContext, usePortal] = createStrictContext<Portal>('PortalContext', 'usePortal');
