import type { Market } from '../../entities/index.ts';
import { footerProblems, navigationProblems } from '../navigation/navigation-problems.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';

/**
 * Reports problems of a parsed market's JSON in what header and footer show; a page that has only these does not need the rest.
 * @returns the parsed market, marked so that its navigation is not reported again
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
