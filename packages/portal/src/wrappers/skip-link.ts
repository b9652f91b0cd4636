import { createComponent } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/skip-link';
import { FpSkipLink } from '@fleet-portal/elements/skip-link';

/** `<fp-skip-link>` for React. */
export const SkipLink = createComponent({
  react: React,
  tagName: 'fp-skip-link',
  elementClass: FpSkipLink,
  displayName: 'SkipLink',
});
