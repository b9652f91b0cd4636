import '@fleet-portal/elements/define/search-bar';
import { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { wrap } from './wrap.ts';

/** `<fp-search-bar>` for React. */
export const SearchBar = wrap('fp-search-bar', FpSearchBar, ['fp-search']);
