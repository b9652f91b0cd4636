import { defineOnce } from '../internal/define.ts';
import { FpSkipLink } from './skip-link.ts';
export type {} from '../events/index.ts';

defineOnce('fp-skip-link', FpSkipLink);

declare global {
  interface HTMLElementTagNameMap {
    'fp-skip-link': FpSkipLink;
  }
}
