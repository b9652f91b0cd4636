import type { AllowedCategories } from '@fleet-portal/model/rules';

/** The person has decided about cookies, for the first time or anew. */
export class FpCookieConsentEvent extends Event {
  /** What may be used from now on; what is not in here is refused. */
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
