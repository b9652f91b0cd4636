/** The user asked for the cookie settings; the page's consent manager opens them. */
export class FpCookieSettingsEvent extends Event {
  constructor() {
    super('fp-cookie-settings', { bubbles: true, composed: true });
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-cookie-settings': FpCookieSettingsEvent;
  }
}
