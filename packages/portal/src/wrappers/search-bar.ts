import { createComponent, type EventName } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/search-bar';
import type { FpSearchEvent } from '@fleet-portal/elements/events';
import { FpSearchBar } from '@fleet-portal/elements/search-bar';
import { withDefaults } from './with-defaults.ts';

/** `<fp-search-bar>` for React. */
export const SearchBar = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-search-bar',
    elementClass: FpSearchBar,
    displayName: 'SearchBar',
    events: {
      onSearch: 'fp-search' as EventName<FpSearchEvent>,
    },
  }),
);
