import type { ModalFields, TopNotification } from '../../entities/index.ts';
import type { ViewMarket, ViewUser } from './view-user.ts';

/** A modal that a view opens, with text as its content. */
export interface ViewModal extends ModalFields<string> {
  /** Called with the action that the user chose. */
  onAction?: (action: string) => void;
}

/** The inputs that every view of a page shares. */
export interface SharedInputs {
  market: ViewMarket;
  locale: string;
  /** Null for a visitor. */
  user: ViewUser | null;
  /** The route's settings besides its layout. */
  extras: Readonly<Record<string, unknown>>;
  theme: string;
  /** Path, query and hash of the page. */
  currentPath: string;
  /** Goes to an address of this site, which may be relative, like a link's; a path gets the page's locale. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Tells analytics what happened in the view, as far as the user allows it. */
  track: (data: Readonly<Record<string, unknown>>) => void;
  /** Sets the document's title until the view is removed. */
  setTitle: (title: string, gone: AbortSignal) => void;
  /** Shows a notice at the top of the page until the view is removed; the returned function removes it earlier. */
  notify: (notification: TopNotification, gone: AbortSignal) => () => void;
  /** Opens a modal on the shell's stack until the view is removed; the returned function closes it earlier. */
  openModal: (modal: ViewModal, gone: AbortSignal) => () => void;
}

/** What a view of another team gets as plain props or inputs; docs/views.md is its manual. The functions and the signal never change. */
export interface ViewInputs extends SharedInputs {
  /** Aborted when the view is removed. */
  signal: AbortSignal;
  /** Sets the document's title while the view is shown. */
  setTitle: (title: string) => void;
  /** Shows a notice at the top of the page, replacing the view's own with the same id; the returned function removes it. */
  notify: (notification: TopNotification) => () => void;
  /** Opens a modal over the page, replacing the view's own with the same id; the returned function closes it. */
  openModal: (modal: ViewModal) => () => void;
  /** Reports a failure that the view handles itself. */
  reportError: (error: unknown) => void;
  /** Keeps the skeleton until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}
