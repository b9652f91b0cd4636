import type { ModalFields, TopNotification } from '../../entities/index.ts';
import type { ViewMarket, ViewUser } from './view-user.ts';

/** A modal that a view opens: its content is text. */
export interface ViewModal extends ModalFields<string> {
  /** An action was chosen. */
  onAction?: (action: string) => void;
}

/** What the shell knows and a view may know; the same for every view of a page. */
export interface SharedInputs {
  market: ViewMarket;
  locale: string;
  /** Null for a visitor. */
  user: ViewUser | null;
  /** What the route says beside its layout. */
  extras: Readonly<Record<string, unknown>>;
  theme: string;
  /** Path, query and hash of the page. */
  currentPath: string;
  /** Goes to an address of this site, which may be relative as a link's; a path gets the page's locale. */
  navigate: (path: string, options?: { replace?: boolean }) => void;
  /** Tells analytics what happened in the view, as far as the person allows it. */
  track: (data: Readonly<Record<string, unknown>>) => void;
  /** Names the document until the view is gone. */
  setTitle: (title: string, gone: AbortSignal) => void;
  /** Shows a notice at the page's top until the view is gone; what it returns takes it away before. */
  notify: (notification: TopNotification, gone: AbortSignal) => () => void;
  /** Opens a modal on the shell's stack until the view is gone; what it returns closes it before. */
  openModal: (modal: ViewModal, gone: AbortSignal) => () => void;
}

/** What a view of another team gets as plain props or inputs; docs/views.md is its manual. The functions and the signal never change. */
export interface ViewInputs extends SharedInputs {
  /** Aborted when the view is taken away. */
  signal: AbortSignal;
  /** Names the document while the view is shown. */
  setTitle: (title: string) => void;
  /** Shows a notice at the page's top, in place of the view's own with the same id; what it returns takes it away. */
  notify: (notification: TopNotification) => () => void;
  /** Opens a modal over the page, in place of the view's own with the same id; what it returns closes it. */
  openModal: (modal: ViewModal) => () => void;
  /** Tells the shell of a failure that the view deals with itself. */
  reportError: (error: unknown) => void;
  /** The skeleton stays until the promise has settled. */
  waitUntil: (promise: Promise<unknown>) => void;
}
