export interface NavigateDetails {
  /** The target's path, query and hash where it is on this site, else the whole address. */
  path: string;
  href: string;
  isExternal: boolean;
  /** Whether the privacy confirmation comes first: prevent the event, ask, then follow `href` (FTR-02, MOD-04). */
  needsConfirmation?: boolean;
  /** The link that was followed. */
  trigger: HTMLAnchorElement;
}

/**
 * A link of the shell is about to be followed. Prevent it to navigate without loading a document.
 * Clicks that a browser would not follow in this window (Ctrl, middle button, `target`, `download`) fire nothing.
 */
export class FpNavigateEvent extends Event {
  declare readonly path: string;
  declare readonly href: string;
  declare readonly isExternal: boolean;
  declare readonly needsConfirmation?: boolean;
  declare readonly trigger: HTMLAnchorElement;

  constructor(details: NavigateDetails) {
    super('fp-navigate', { bubbles: true, composed: true, cancelable: true });
    Object.assign(this, details);
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-navigate': FpNavigateEvent;
  }
}
