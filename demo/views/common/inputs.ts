/**
 * What the shell gives every view, as plain props or inputs; docs/views.md has the manual. Written out, as a team does whose views
 * are built without the portal's packages; ../inputs-agree.ts holds it against the shell's own.
 */
export interface ViewInputs {
  market: { id: string; title: string; tld: string; countryCode?: string };
  locale: string;
  /** Null for a visitor who has not signed in. */
  user: ViewUser | null;
  /** The route's extras. */
  extras: Record<string, unknown>;
  theme: string;
  /** Path, query and hash of the page. */
  currentPath: string;
  /** Aborted when the view is removed. */
  signal: AbortSignal;
  navigate: (path: string, options?: { replace?: boolean }) => void;
  track: (data: Record<string, unknown>) => void;
  reportError: (error: unknown) => void;
  setTitle: (title: string) => void;
  /** Shows a notice at the page's top; what it returns takes it away. */
  notify: (notification: {
    id: string;
    variant: 'error' | 'warning' | 'neutral' | 'primary';
    body: string;
    closable?: boolean | undefined;
  }) => () => void;
  /** Opens a modal of the shell; what it returns closes it. */
  openModal: (modal: ViewModal) => () => void;
  /** Keeps the skeleton in the view's place until the promise settles. */
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
