import type { ViewMarket, ViewUser } from './view-user.ts';

/** What the shell knows and a view may know; the same for every view of a page. */
export interface SharedInputs {
  market: ViewMarket;
  locale: string;
  /** Null for a visitor. */
  user: ViewUser | null;
  /** What the route says beside its layout. */
  extras: Readonly<Record<string, unknown>>;
  theme: string;
  /** Goes to a path of this site, which gets the locale where it has none. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Tells analytics what happened in the view, as far as the person allows it. */
  track: (data: Readonly<Record<string, unknown>>) => void;
  /** Names the document until the view is gone. */
  setTitle: (title: string, gone: AbortSignal) => void;
}

/** What a view of another team gets as plain props or inputs; docs/views.md is its manual. The functions and the signal never change. */
export interface ViewInputs extends SharedInputs {
  /** Aborted when the view is taken away. */
  signal: AbortSignal;
  /** Names the document while the view is shown. */
  setTitle: (title: string) => void;
  /** Tells the shell of a failure that the view deals with itself. */
  reportError: (error: unknown) => void;
  /** The skeleton stays until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}
