import { nameAndMessageOf } from '@fleet-portal/model/rules';
import type { RootOptions } from 'react-dom/client';

/** Log one line and the error itself, whose stack the console collapses; React's default message is a page long (SES-08). */
export const rootErrorHandlers = {
  onCaughtError: (error: unknown) => {
    console.error(`A part of the page failed: ${nameAndMessageOf(error)}`, error);
  },
  onUncaughtError: (error: unknown) => {
    console.error(`The portal failed: ${nameAndMessageOf(error)}`, error);
  },
  onRecoverableError: (error: unknown) => {
    console.warn(`React recovered from: ${nameAndMessageOf(error)}`, error);
  },
} satisfies RootOptions;
