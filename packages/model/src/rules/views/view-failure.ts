import { nameAndMessageOf } from '../text/message-of.ts';

/**
 * Why a view cannot be shown: `descriptor` its descriptor in the market is unusable, `missing` its module or a part of it failed to load,
 * `broken` it loaded but cannot run, `time` it was not ready in time, `render` it failed to render, at once or later.
 */
export type ViewFailureKind = 'descriptor' | 'missing' | 'broken' | 'time' | 'render';

/** The failure of a view; its message is for the view's developers. */
export class ViewFailure extends Error {
  override readonly name = 'ViewFailure';
  readonly kind: ViewFailureKind;

  constructor(kind: ViewFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Whether loading the view again may succeed. */
export function mayComeLater({ kind }: Pick<ViewFailure, 'kind'>): boolean {
  return kind === 'missing' || kind === 'time';
}

/** Wraps anything that a view has thrown; a ViewFailure is returned as it is. */
export function viewFailure(kind: ViewFailureKind, error: unknown): ViewFailure {
  if (error instanceof ViewFailure) return error;
  return new ViewFailure(kind, nameAndMessageOf(error), error);
}

/** The errors of browsers for a module that failed to load, or imports one that did, and of bundlers for its style sheet. */
const didNotCome =
  /dynamically imported module|importing a module script failed|MIME type|unable to preload CSS|loading (?:CSS )?chunk \S+ failed/i;

/** Wraps an error of loading a view's code: `missing` if the next attempt may succeed. */
export function loadFailure(error: unknown): ViewFailure {
  return viewFailure(kindOr('broken', error), error);
}

/** Wraps an error of rendering a view: `missing` if it comes from a part of its code that is loaded late. */
export function drawFailure(error: unknown): ViewFailure {
  return viewFailure(kindOr('render', error), error);
}

function kindOr(kind: ViewFailureKind, error: unknown): ViewFailureKind {
  return didNotCome.test(nameAndMessageOf(error)) ? 'missing' : kind;
}
