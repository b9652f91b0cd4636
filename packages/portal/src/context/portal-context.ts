import type { Environment, Market } from '@fleet-portal/model/entities';
import type { RouteTable } from '@fleet-portal/model/rules';
import { createStrictContext } from './strict-context.ts';

/** What the portal has loaded before its first page. */
export interface Portal {
  environment: Environment;
  /** On a page without the links that this person may not follow from there. */
  market: Market;
  /** Grows in place where the market's routes come path by path (RTE-19); the portal is another object then. */
  table: RouteTable;
}

export const [PortalContext, usePortal] = createStrictContext<Portal>('PortalContext', 'usePortal');
