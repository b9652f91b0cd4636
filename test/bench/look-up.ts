import { createRouteTable, decide, visitor } from '@fleet-portal/model/rules';
import { Bench } from 'tinybench';
import { sampleEnvironment, sampleMarket } from '../helpers/fixtures.ts';

/** What happens at one URL, with few and with many routes: the cost must be the same. */
export async function measureLookUp(): Promise<Record<string, string>[]> {
  const bench = new Bench({ time: 500 });
  for (const count of [10, 10_000]) {
    const routes = Array.from({ length: count }, (_, index) => ({
      id: `route-${index}`,
      path: `/area-${index}/page/`,
      mode: 'aempage',
    }));
    const market = sampleMarket({ routes });
    const context = {
      table: createRouteTable(market),
      market,
      session: visitor,
      environment: sampleEnvironment(),
    };
    const url = `/en-ca/area-${count - 1}/page/?from=bench`;
    bench.add(`route look-up, ${count} routes`, () => {
      decide(url, context);
    });
  }
  await bench.run();
  return bench.tasks.map(({ name, result }) => ({
    name,
    median: result.state === 'completed' ? `${(result.latency.p50 * 1000).toFixed(2)} µs` : result.state,
  }));
}
