/**
 * The user chose another company, which the header then shows. The owner of the session acts on it. Prevent the event to decide by
 * `companyId` which company is shown.
 */
export class FpCompanyChangeEvent extends Event {
  /** The chosen company's id. */
  declare readonly companyId: string;
  /** The chosen company's name. */
  declare readonly name: string;

  constructor(companyId: string, name: string) {
    super('fp-company-change', { bubbles: true, composed: true, cancelable: true });
    this.companyId = companyId;
    this.name = name;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-company-change': FpCompanyChangeEvent;
  }
}
