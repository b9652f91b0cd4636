import type { Market } from '../../entities/index.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';
import { field, isObject } from '../unchecked.ts';
import { marketProblems } from './market-problems.ts';

/**
 * Reports what a market's JSON has wrong and parsing does not tell.
 * @returns the market that was made of it, whose navigation and workspaces are not reported again
 */
export function withMarketReported(json: unknown, market: Market, warn?: Warn): Market {
  report(marketProblems(json), warn);
  // The portal names the country's site by its code (SES-08).
  if (isObject(json) && !field(json, 'countryCode'))
    report([{ path: `Market "${market.id}"`, problem: 'has no country code' }], warn);
  for (const part of [market.navBar, ...market.workspaces]) markReported(part);
  return market;
}
