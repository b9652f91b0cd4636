/** The cookie settings were asked for; who manages consent on the page opens them. */
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
