import { reporter } from '../problems/reporter.ts';
import { layoutProblems } from './layout-problems.ts';

/** Says once on the console what is wrong with a layout. */
export const reportLayout = reporter(layoutProblems);
