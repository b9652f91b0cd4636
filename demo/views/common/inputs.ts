/**
 * The inputs that the shell passes to every view as plain props or inputs, documented in docs/views.md. Spelled out, as a team without
 * the portal's packages would do; ../inputs-agree.ts checks it against the shell's own type.
 */
export interface ViewInputs {
  market: { id: string; title: string; tld: string; countryCode?: string };
  locale: string;
  /** Null for a visitor who has not signed in. */
  user: ViewUser | null;
  /** The route's extras. */
  extras: Record<string, unknown>;
  theme: string;
  /** The path, query and hash of the page. */
  currentPath: string;
  /** Aborted when the view is removed. */
  signal: AbortSignal;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  track: (data: Record<string, unknown>) => void;
  reportError: (error: unknown) => void;
  setTitle: (title: string) => void;
  /** Shows a notice at the top of the page; the returned function removes it. */
  notify: (notification: {
    id: string;
    variant: 'error' | 'warning' | 'neutral' | 'primary';
    body: string;
    closable?: boolean | undefined;
  }) => () => void;
  /** Opens a modal of the shell; the returned function closes it. */
  openModal: (modal: ViewModal) => () => void;
  /** Keeps the skeleton in place of the view until the promise settles. */
  waitUntil: (promise: Promise<unknown>) => void;
}

export interface ViewModal {
  id: string;
  title: string;
  children: string;
  actions?: { id: string; label: string; variant?: 'primary' | 'secondary'; closes?: boolean }[];
  onAction?: (action: string) => void;
  onClose?: () => void;
}

export interface ViewUser {
  firstName: string;
  lastName: string;
  userType: string;
  permissions: readonly string[];
  companyName: string;
}
