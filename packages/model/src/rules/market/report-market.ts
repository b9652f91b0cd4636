import type { Market } from '../../entities/index.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';
import { field, isObject } from '../unchecked.ts';
import { marketProblems } from './market-problems.ts';

/**
 * Reports what a market's JSON has wrong and parsing does not tell.
 * @returns the market that was made of it, whose navigation and workspaces are not reported again
 */
export function withMarketReported(json: unknown, market: Market, warn?: Warn): Market {
  report([...missingFields(json), ...marketProblems(json)], warn);
  for (const part of [market.navBar, ...market.workspaces]) markReported(part);
  return market;
}

/** What can be done without and is never meant to be (SES-08). */
function missingFields(json: unknown): Problem[] {
  return ['title', 'tld', 'countryCode']
    .filter((name) => isObject(json) && !field(json, name))
    .map((path) => ({ path, problem: 'is missing' }));
}
