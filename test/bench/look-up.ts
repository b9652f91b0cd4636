// Part of npm run bench; alone: node --conditions=@fleet-portal/source test/bench/look-up.ts
import { createRouteTable, decide, visitor } from '@fleet-portal/model/rules';
import { lookUp } from '../../packages/model/src/testing/look-up.ts';
import { matchRoutes } from 'react-router';
import { Bench } from 'tinybench';
import { sampleEnvironment, sampleMarket } from '../helpers/fixtures.ts';
import { measureBuild, measureExtend, sampleRoutes } from './route-tables.ts';

const counts = [10, 100, 1000, 10_000, 100_000];

/**
 * Compares finding a route among few and many, with react-router on the same paths as reference: the cost must not grow. Also measures the
 * cost of building the table that ensures this.
 */
export async function measureLookUp(): Promise<Record<string, string>[]> {
  const rows = [];
  for (const count of counts) {
    const [decision, tableLookUp, matching] = await lookUpTimes(count);
    rows.push({
      routes: count.toLocaleString('en'),
      'decide, µs': micro(decision),
      'lookUp, µs': micro(tableLookUp),
      'matchRoutes, µs': micro(matching),
      'build, ms': measureBuild(count).toFixed(2),
      'add ten, ms': measureExtend(count).toFixed(3),
    });
  }
  return rows;
}

/** The first route, one in the middle, the last one, and an unknown path. */
function pathsOf(count: number): string[] {
  const known = [0, Math.floor(count / 2), count - 1].map((index) => `/en-ca/area-${index}/page/`);
  return [...known, '/en-ca/nowhere/page/'];
}

/** Measures one path with decide, lookUp and matchRoutes, in ms. */
async function lookUpTimes(count: number): Promise<number[]> {
  const market = { ...sampleMarket(), routes: sampleRoutes(count) };
  const context = {
    table: createRouteTable(market),
    market,
    session: visitor,
    environment: sampleEnvironment(),
  };
  const routeObjects = market.routes.map(({ id, path }) => ({ id, path: `/:locale${path}` }));
  const paths = pathsOf(count);
  const quick = new Bench({ time: 300 })
    .add('decide', () => {
      for (const path of paths) decide(path, context);
    })
    .add('lookUp', () => {
      for (const path of paths) lookUp(context.table, path);
    });
  const slow = new Bench({ time: 300, iterations: 3, warmup: false }).add('matchRoutes', () => {
    for (const path of paths) matchRoutes(routeObjects, path);
  });
  await quick.run();
  await slow.run();
  return [...quick.tasks, ...slow.tasks].map(({ result }) => {
    if (result.state !== 'completed')
      throw new Error(`The measurement of ${count} routes is ${result.state}.`);
    return result.latency.p50 / paths.length;
  });
}

function micro(milliseconds = Number.NaN): string {
  return (milliseconds * 1000).toFixed(2);
}

if (import.meta.main) console.table(await measureLookUp());
