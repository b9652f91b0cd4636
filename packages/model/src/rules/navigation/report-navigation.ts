import { reporter } from '../problems/reporter.ts';
import { navigationProblems } from './navigation-problems.ts';

/** Reports what is wrong with a navigation on the console, once. */
export const reportNavigation = reporter(navigationProblems);
