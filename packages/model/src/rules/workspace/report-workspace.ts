import { reporter } from '../problems/reporter.ts';
import { workspaceProblems } from './workspace-problems.ts';

/** Says once on the console what is wrong with a workspace. */
export const reportWorkspace = reporter(workspaceProblems);
