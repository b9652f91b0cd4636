import type { Market } from '../entities/index.ts';
import { footerProblems, navigationProblems } from './navigation-problems.ts';
import { field, isObject } from './node-problem.ts';

const reported = new WeakSet();

/**
 * Says on the console what is wrong with a navigation, one line a bad entry; never twice for the same object.
 * @param navBar as a host or a server sent it
 */
export function reportNavigation(
  navBar: unknown,
  warn: (message: string) => void = (message) => console.warn(message),
): void {
  if (isObject(navBar)) {
    if (reported.has(navBar)) return;
    reported.add(navBar);
  }
  for (const { path, problem } of navigationProblems(navBar)) warn(`${path} ${problem}.`);
}

/**
 * Reports the navigation and the footer of a market's JSON: parsing mends them in silence.
 * @returns the market that was made of it, whose navigation is not reported again
 */
export function withNavigationReported(json: unknown, market: Market): Market {
  if (!isObject(json)) return market;
  reportNavigation(field(json, 'navBar'));
  for (const { path, problem } of footerProblems(field(json, 'footer'))) console.warn(`${path} ${problem}.`);
  reported.add(market.navBar);
  return market;
}
