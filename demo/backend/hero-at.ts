import type { Market } from '@fleet-portal/model/entities';
import { createRouteTable, decide, heroPicture, visitor, type RouteTable } from '@fleet-portal/model/rules';
import type { Parts } from './parts.ts';

const tables = new WeakMap<Market, RouteTable>();

/** The hero picture of the page at a URL (HDR-06); null if it has none, or if not everybody may open the page (GAT-07). */
export function heroAt(
  url: string,
  market: Market,
  { environment }: Pick<Parts, 'environment'>,
): string | null {
  const outcome = decide(url, { market, environment, table: tableOf(market), session: visitor });
  return outcome.kind === 'content' ? heroPicture(outcome.route) : null;
}

function tableOf(market: Market): RouteTable {
  const table = tables.get(market) ?? createRouteTable(market);
  tables.set(market, table);
  return table;
}
