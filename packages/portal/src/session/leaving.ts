export interface LeaveOptions {
  /** Replaces the current history entry; going back to it would only leave the portal again. */
  replace?: boolean;
}

/** Opens another document. */
export type LeaveDocument = (href: string, options?: LeaveOptions) => void;

/** Where the user goes when they leave the portal, and why; set until the next document loads. */
export interface Leaving {
  href: string;
  /** Determines the message that is shown meanwhile. */
  why: 'login' | 'logout' | 'preview' | 'elsewhere';
}
