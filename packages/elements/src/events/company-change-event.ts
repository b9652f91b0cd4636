/** Another company was chosen; who keeps the session acts on it and says which company is shown from then on. */
export class FpCompanyChangeEvent extends Event {
  /** The chosen company's id. */
  declare readonly companyId: string;
  /** The chosen company's name. */
  declare readonly name: string;

  constructor(companyId: string, name: string) {
    super('fp-company-change', { bubbles: true, composed: true });
    this.companyId = companyId;
    this.name = name;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'fp-company-change': FpCompanyChangeEvent;
  }
}
