export interface NavigateDetails {
  path: string;
  href: string;
  isExternal: boolean;
  trigger: HTMLAnchorElement;
}

/**
 * A link of the shell is about to be followed. Prevent it to navigate without loading a document.
 * Clicks that a browser would not follow in this window (Ctrl, middle button, `target`, `download`) fire nothing.
 */
export class FpNavigateEvent extends Event {
  /** The target's path, query and hash where it is on this site, else the whole address. */
  declare readonly path: string;
  /** The target's whole address. */
  declare readonly href: string;
  /** Whether it leaves this site, or the market says so: a router leaves such a link to the browser. */
  declare readonly isExternal: boolean;
  /**
   * Whether the privacy confirmation comes first: prevent the event, ask, then follow `href` (FTR-02, MOD-04). The shell says so
   * before the page hears of it.
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
