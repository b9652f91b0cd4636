import { reporter } from '../problems/reporter.ts';
import { workspaceProblems } from './workspace-problems.ts';

/** Reports what is wrong with a workspace on the console, once. */
export const reportWorkspace = reporter(workspaceProblems);
