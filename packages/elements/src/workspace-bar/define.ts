import { defineOnce } from '../internal/define.ts';
import { FpWorkspaceBar } from './workspace-bar.ts';
export type {} from '../events/index.ts';

defineOnce('fp-workspace-bar', FpWorkspaceBar);

declare global {
  interface HTMLElementTagNameMap {
    'fp-workspace-bar': FpWorkspaceBar;
  }
}
