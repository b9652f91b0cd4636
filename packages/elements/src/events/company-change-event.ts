/** Another company was chosen, which the header then shows. Who keeps the session acts on it; prevent it to say by `companyId` which one is shown. */
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
