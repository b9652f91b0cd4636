import type { Market } from '../../entities/index.ts';
import { footerProblems, navigationProblems } from '../navigation/navigation-problems.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';
import { field } from '../unchecked.ts';

/**
 * Reports of a market's JSON, which has been parsed, what header and footer show: the rest is no page's concern that has them alone.
 * @returns the market that was made of it, whose navigation is not reported again
 */
export function withMenusReported(json: object, market: Market, warn?: Warn): Market {
  report([...navigationProblems(field(json, 'navBar')), ...footerProblems(field(json, 'footer'))], warn);
  markReported(market.navBar);
  return market;
}
