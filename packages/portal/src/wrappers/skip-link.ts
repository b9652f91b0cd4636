import { createComponent } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/skip-link';
import { FpSkipLink } from '@fleet-portal/elements/skip-link';
import { withDefaults } from './with-defaults.ts';

/** `<fp-skip-link>` for React. */
export const SkipLink = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-skip-link',
    elementClass: FpSkipLink,
    displayName: 'SkipLink',
  }),
);
