/** How a call failed (API-09): an error status, a timeout, aborted by its caller, no connection, or an answer that cannot be read. */
export type FailureKind = 'status' | 'timeout' | 'aborted' | 'network' | 'malformed';

/** A call of the backend that failed; the message is one line and names the call. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  declare readonly kind: FailureKind;
  declare readonly call: string;
  /** The HTTP status, if there was an answer. */
  declare readonly status: number | null;
  /** True if a web page came instead of data, such as a network's own sign-in page. */
  declare readonly isHtml: boolean;
  /** The requested URL. */
  url = '';

  constructor(
    kind: FailureKind,
    call: string,
    reason: string,
    {
      status = null,
      isHtml = false,
      cause,
    }: { status?: number | null; isHtml?: boolean; cause?: unknown } = {},
  ) {
    super(`${call}: ${reason}`, { cause });
    this.kind = kind;
    this.call = call;
    this.status = status;
    this.isHtml = isHtml;
  }
}
