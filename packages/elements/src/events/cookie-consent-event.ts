import type { AllowedCategories } from '@fleet-portal/model/rules';

/** The user decided about cookies, for the first time or again. */
export class FpCookieConsentEvent extends Event {
  /** The categories that are allowed from now on; all others are refused. */
  declare readonly allowed: AllowedCategories;

  constructor(allowed: AllowedCategories) {
    super('fp-cookie-consent', { bubbles: true, composed: true });
    this.allowed = allowed;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-cookie-consent': FpCookieConsentEvent;
  }
}
