// Part of npm run bench; alone: node --conditions=@fleet-portal/source test/bench/mistakes.ts
import { parseMarket } from '@fleet-portal/model/entities';
import { sampleMarket } from '../helpers/fixtures.ts';
import { median } from './median.ts';
import { sampleRoutes } from './route-tables.ts';

const counts = [100, 1000, 10_000];
const rounds = 5;

/** Measures parsing a market whose routes have no mistake, or one or two each: the cost per mistake must not grow with their number. */
export function measureMistakes(): Record<string, string>[] {
  return counts.map((count) => ({
    routes: count.toLocaleString('en'),
    'no mistake, ms': timeToRead(count, {}),
    'one each, ms': timeToRead(count, { id: 7 }),
    'two each, ms': timeToRead(count, { id: 7, path: 7 }),
  }));
}

function timeToRead(count: number, mistakes: object): string {
  const market = {
    ...sampleMarket(),
    routes: sampleRoutes(count).map((route) => ({ ...route, ...mistakes })),
  };
  const times = Array.from({ length: rounds }, () => {
    const start = performance.now();
    parseMarket(market, () => undefined);
    return performance.now() - start;
  });
  return median(times).toFixed(1);
}

if (import.meta.main) console.table(measureMistakes());
