import { footerProblems, navigationProblems } from '../navigation/navigation-problems.ts';
import type { Problem } from '../problems/problem-walk.ts';
import { routingProblems } from '../routing/routing-problems.ts';
import { field, isObject } from '../unchecked.ts';
import { workspacesProblems } from '../workspace/workspace-problems.ts';
import { fieldProblems } from './field-problems.ts';
import { localeProblems } from './locale-problems.ts';
import { settingProblems } from './setting-problems.ts';

/** Everything that is wrong with an unparsed market and that parsing silently repairs or ignores. */
export function marketProblems(market: unknown): Problem[] {
  if (!isObject(market)) return [];
  return [
    ...navigationProblems(field(market, 'navBar')),
    ...footerProblems(field(market, 'footer')),
    ...workspacesProblems(field(market, 'workspaces')),
    ...routingProblems(market),
    ...localeProblems(market),
    ...fieldProblems(market),
    ...settingProblems(market),
  ];
}
