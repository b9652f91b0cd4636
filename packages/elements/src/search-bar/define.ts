import { defineOnce } from '../internal/define.ts';
import { FpSearchBar } from './search-bar.ts';

defineOnce('fp-search-bar', FpSearchBar);
