import { reporter } from '../problems/reporter.ts';
import { navigationProblems } from './navigation-problems.ts';

/** Says once on the console what is wrong with a navigation. */
export const reportNavigation = reporter(navigationProblems);
