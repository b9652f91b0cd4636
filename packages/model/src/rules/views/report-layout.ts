import { reporter } from '../problems/reporter.ts';
import { layoutProblems } from './layout-problems.ts';

/** Reports what is wrong with a layout on the console, once. */
export const reportLayout = reporter(layoutProblems);
