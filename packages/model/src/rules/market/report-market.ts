import type { Market } from '../../entities/index.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';
import { field, isObject } from '../unchecked.ts';
import { marketProblems } from './market-problems.ts';

/**
 * Reports what is wrong with a market's JSON and not reported by parsing it.
 * @returns the parsed market, marked so that its navigation and workspaces are not reported again
 */
export function withMarketReported(json: unknown, market: Market, warn?: Warn): Market {
  report([...missingFields(json), ...marketProblems(json)], warn);
  for (const part of [market.navBar, ...market.workspaces]) markReported(part);
  return market;
}

/** Fields that are optional, but should always be there (SES-08). */
function missingFields(json: unknown): Problem[] {
  return ['title', 'tld', 'countryCode']
    .filter((name) => isObject(json) && !field(json, name))
    .map((path) => ({ path, problem: 'is missing' }));
}
