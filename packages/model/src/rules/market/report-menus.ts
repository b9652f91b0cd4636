import type { Market } from '../../entities/index.ts';
import { footerProblems, navigationProblems } from '../navigation/navigation-problems.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';

/**
 * Reports of a market's JSON, which has been parsed, what header and footer show: the rest is no page's concern that has them alone.
 * @returns the market that was made of it, whose navigation is not reported again
 */
export function withMenusReported(
  { navBar, footer }: Readonly<Partial<Record<'navBar' | 'footer', unknown>>>,
  market: Market,
  warn?: Warn,
): Market {
  report([...navigationProblems(navBar), ...footerProblems(footer)], warn);
  markReported(market.navBar);
  return market;
}
