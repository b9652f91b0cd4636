import { navigationProblems } from './navigation-problems.ts';
import { reporter } from './report-once.ts';

/** Says once on the console what is wrong with a navigation. */
export const reportNavigation = reporter(navigationProblems);
