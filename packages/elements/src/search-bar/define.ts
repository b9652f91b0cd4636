import { defineOnce } from '../internal/define.ts';
import { FpSearchBar } from './search-bar.ts';
export type {} from '../events/index.ts';

defineOnce('fp-search-bar', FpSearchBar);

declare global {
  interface HTMLElementTagNameMap {
    'fp-search-bar': FpSearchBar;
  }
}
