import type { Market } from '../../entities/index.ts';
import { footerProblems, navigationProblems, type NavigationProblem } from './navigation-problems.ts';
import { field, isObject } from './node-problem.ts';

type Warn = (message: string) => void;

const toConsole: Warn = (message) => console.warn(message);

const reported = new WeakSet();
/** What stood in a navigation's place and is no object; it cannot be held weakly. */
const reportedOddities = new Set<unknown>([undefined, null]);

/**
 * Says on the console what is wrong with a navigation, one line a bad entry; never twice for the same object, and nothing where
 * none is handed over.
 * @param navBar as a host or a server sent it
 */
export function reportNavigation(navBar: unknown, warn: Warn = toConsole): void {
  if (!isObject(navBar)) {
    if (reportedOddities.has(navBar)) return;
    reportedOddities.add(navBar);
  } else {
    if (reported.has(navBar)) return;
    reported.add(navBar);
  }
  say(navigationProblems(navBar), warn);
}

/**
 * Reports the navigation and the footer of a market's JSON: parsing mends them in silence.
 * @returns the market that was made of it, whose navigation is not reported again
 */
export function withNavigationReported(json: unknown, market: Market): Market {
  if (!isObject(json)) return market;
  say([...navigationProblems(field(json, 'navBar')), ...footerProblems(field(json, 'footer'))], toConsole);
  reported.add(market.navBar);
  return market;
}

function say(problems: readonly NavigationProblem[], warn: Warn): void {
  for (const { path, problem } of problems) warn(`${path} ${problem}.`);
}
