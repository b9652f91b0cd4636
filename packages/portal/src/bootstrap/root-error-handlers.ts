import type { RootOptions } from 'react-dom/client';

/** A line and the error itself, whose stack the console folds: what React writes by default is a page long (SES-08). */
export const rootErrorHandlers = {
  onCaughtError: (error: unknown) => {
    console.error(`A part of the page failed: ${String(error)}`, error);
  },
  onUncaughtError: (error: unknown) => {
    console.error(`The portal failed: ${String(error)}`, error);
  },
  onRecoverableError: (error: unknown) => {
    console.warn(`React recovered from: ${String(error)}`, error);
  },
} satisfies RootOptions;
