import { createComponent } from '@lit/react';
import * as React from 'react';
import '@fleet-portal/elements/define/spinner';
import { FpSpinner } from '@fleet-portal/elements/spinner';

/** `<fp-spinner>` for React. */
export const Spinner = createComponent({
  react: React,
  tagName: 'fp-spinner',
  elementClass: FpSpinner,
  displayName: 'Spinner',
});
