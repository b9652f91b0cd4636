import type { RootOptions } from 'react-dom/client';

/** One line an error: what React itself writes is a page long, and says nothing more that helps. */
export const rootErrorHandlers: RootOptions = {
  onCaughtError: (error) => console.error(`A page failed: ${textOf(error)}`),
  onUncaughtError: (error) => console.error(`The portal failed: ${textOf(error)}`),
  onRecoverableError: (error) => console.warn(`React recovered from: ${textOf(error)}`),
};

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
