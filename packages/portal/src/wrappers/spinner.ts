import { createComponent } from '@lit/react';
import React from 'react';
import '@fleet-portal/elements/define/spinner';
import { FpSpinner } from '@fleet-portal/elements/spinner';
import { withDefaults } from './with-defaults.ts';

/** `<fp-spinner>` for React. */
export const Spinner = withDefaults(
  createComponent({
    react: React,
    tagName: 'fp-spinner',
    elementClass: FpSpinner,
    displayName: 'Spinner',
  }),
);
