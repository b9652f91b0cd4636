import type { NavigationData, Route } from '@fleet-portal/model/entities';
import { createRouteTable, extendRouteTable, growingRouteTable } from '@fleet-portal/model/rules';
import { median } from './median.ts';

const rounds = 15;
const added = 10;

export function sampleRoutes(count: number, from = 0): Route[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `route-${from + index}`,
    path: `/area-${from + index}/page/`,
    mode: 'aempage',
    permissionsRequired: [],
    requiredAuthContext: '',
    extras: {},
    layoutOrRouteId: '',
  }));
}

/** Measures building a table with a number of routes, in ms. */
export function measureBuild(count: number): number {
  const market = { routes: sampleRoutes(count), layouts: [], allowedLocales: ['en-ca', 'fr-ca'] };
  return median(Array.from({ length: rounds }, () => timeOf(() => createRouteTable(market))));
}

/** Measures adding ten routes to a table with a number of routes, as each response does in api mode, in ms. */
export function measureExtend(count: number): number {
  const market = { routes: sampleRoutes(count), layouts: [], allowedLocales: ['en-ca', 'fr-ca'] };
  const table = growingRouteTable(createRouteTable(market));
  const answers = Array.from({ length: rounds }, (_, round): NavigationData => ({
    routes: sampleRoutes(added, count + round * added),
    layouts: [],
  }));
  return median(answers.map((answer) => timeOf(() => extendRouteTable(table, answer))));
}

function timeOf(task: () => unknown): number {
  const start = performance.now();
  task();
  return performance.now() - start;
}
