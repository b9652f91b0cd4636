import { nameAndMessageOf } from '../text/message-of.ts';

/**
 * Why a view is not there:
 * `descriptor` what the market says of it cannot be used, `missing` its module or a part of it did not come, `broken` it came and
 * cannot run, `time` it was not ready in time, `render` it could not draw itself, at once or later.
 */
export type ViewFailureKind = 'descriptor' | 'missing' | 'broken' | 'time' | 'render';

/** A view that failed, in words for those who build it. */
export class ViewFailure extends Error {
  override readonly name = 'ViewFailure';
  readonly kind: ViewFailureKind;

  constructor(kind: ViewFailureKind, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
  }
}

/** Whether the same view might come when it is asked for once more. */
export function mayComeLater({ kind }: Pick<ViewFailure, 'kind'>): boolean {
  return kind === 'missing' || kind === 'time';
}

/** Whatever a view has thrown, as its failure; a failure stays itself. */
export function viewFailure(kind: ViewFailureKind, error: unknown): ViewFailure {
  if (error instanceof ViewFailure) return error;
  return new ViewFailure(kind, nameAndMessageOf(error), error);
}

/** What browsers say of a module that did not come itself, or that imports one which did not; and bundlers of its style sheet. */
const didNotCome =
  /dynamically imported module|importing a module script failed|MIME type|unable to preload CSS|loading (?:CSS )?chunk \S+ failed/i;

/** Code that could not be used, as a view's failure: `missing` where it may come the next time. */
export function loadFailure(error: unknown): ViewFailure {
  return viewFailure(kindOr('broken', error), error);
}

/** What keeps a view from drawing itself, as its failure: `missing` where it is a part of its code that loads late. */
export function drawFailure(error: unknown): ViewFailure {
  return viewFailure(kindOr('render', error), error);
}

function kindOr(kind: ViewFailureKind, error: unknown): ViewFailureKind {
  return didNotCome.test(nameAndMessageOf(error)) ? 'missing' : kind;
}
