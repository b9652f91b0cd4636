import { createComponent, type EventName } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/search-bar';
import type { FpSearchEvent } from '@fleet-portal/elements/events';
import { FpSearchBar } from '@fleet-portal/elements/search-bar';

/** `<fp-search-bar>` for React. */
export const SearchBar = createComponent({
  react: React,
  tagName: 'fp-search-bar',
  elementClass: FpSearchBar,
  displayName: 'SearchBar',
  events: {
    onSearch: 'fp-search' as EventName<FpSearchEvent>,
  },
});
