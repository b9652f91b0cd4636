import { defineOnce } from '../internal/define.ts';
import { FpSpinner } from './spinner.ts';
export type {} from '../events/index.ts';

defineOnce('fp-spinner', FpSpinner);

declare global {
  interface HTMLElementTagNameMap {
    'fp-spinner': FpSpinner;
  }
}
