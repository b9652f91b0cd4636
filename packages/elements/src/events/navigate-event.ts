export interface NavigateDetails {
  path: string;
  href: string;
  isExternal: boolean;
  trigger: HTMLAnchorElement;
}

/**
 * The user is about to follow a link of the shell. Prevent the event to navigate without loading a document.
 * Clicks that a browser would not follow in this window (Ctrl, middle button, `target`, `download`) fire nothing.
 */
export class FpNavigateEvent extends Event {
  /** The target's path, query and hash if it is on this site, else its absolute address. */
  declare readonly path: string;
  /** The target's absolute address. */
  declare readonly href: string;
  /** Whether the link leaves this site, or the market marks it as external; a router leaves such a link to the browser. */
  declare readonly isExternal: boolean;
  /**
   * Whether the user must confirm a privacy notice first: prevent the event, ask, then follow `href` (FTR-02, MOD-04). The shell sets this
   * before the page receives the event.
   */
  needsConfirmation = false;
  /** The link that was followed. */
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
