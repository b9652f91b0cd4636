import type { Market } from '../../entities/index.ts';
import { footerProblems, navigationProblems } from '../navigation/navigation-problems.ts';
import { markReported, report, type Warn } from '../problems/reporter.ts';
import { field, isObject } from '../unchecked.ts';
import { workspacesProblems } from '../workspace/workspace-problems.ts';

/**
 * Reports the navigation, the footer and the workspaces of a market's JSON: parsing mends them in silence.
 * @returns the market that was made of it, whose navigation and workspaces are not reported again
 */
export function withMarketReported(json: unknown, market: Market, warn?: Warn): Market {
  if (!isObject(json)) return market;
  const problems = [
    ...navigationProblems(field(json, 'navBar')),
    ...footerProblems(field(json, 'footer')),
    ...workspacesProblems(field(json, 'workspaces')),
  ];
  report(problems, warn);
  for (const part of [market.navBar, ...market.workspaces]) markReported(part);
  return market;
}
