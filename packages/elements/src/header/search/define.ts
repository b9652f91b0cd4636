import { defineOnce } from '../../internal/define.ts';
import { FpSearchRow } from './search-row.ts';

defineOnce('fp-search-row', FpSearchRow);

declare global {
  interface HTMLElementTagNameMap {
    'fp-search-row': FpSearchRow;
  }
}
