export interface LeaveOptions {
  /** The next document takes the place of this entry of the history, which Back would only leave once more. */
  replace?: boolean;
}

/** Goes to another document. */
export type LeaveDocument = (href: string, options?: LeaveOptions) => void;

/** The visitor's way out of the portal: what is shown until the next document comes. */
export interface Leaving {
  href: string;
  /** Decides what the visitor reads meanwhile. */
  why: 'login' | 'logout' | 'preview' | 'elsewhere';
}
