import '@fleet-portal/elements/define/workspace-bar';
import { FpWorkspaceBar } from '@fleet-portal/elements/workspace-bar';
import { wrap } from './wrap.ts';

/** `<fp-workspace-bar>` for React. */
export const WorkspaceBar = wrap('fp-workspace-bar', FpWorkspaceBar, ['fp-navigate']);
