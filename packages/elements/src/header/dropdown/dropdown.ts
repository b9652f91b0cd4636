import { html, LitElement, nothing } from 'lit';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import type { HeaderView } from '../header-view.ts';
import { dropdownStyles } from './dropdown.styles.ts';
import { keepPlaced } from './placement.ts';
import { rows } from './rows.ts';

/**
 * The list that a button of the bars opens (HDR-10), in the top layer, where nothing covers it or cuts it off. It is part of
 * the header, which renders it behind its button while it is open.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 * @fires fp-logout - The log out link was clicked; cancelable.
 * @fires fp-locale-change - Another language was chosen; cancelable.
 */
export class FpDropdown extends LitElement {
  static override styles = [base, floating, dropdownStyles];
  static override properties = { kind: {}, view: { attribute: false } };

  /** Which rows are listed. */
  declare kind: keyof typeof rows;
  /** What the header shows. */
  declare view: HeaderView | null;

  #placed: Promise<void> | undefined;
  #letGo: (() => void) | undefined;

  constructor() {
    super();
    this.kind = 'account';
    this.view = null;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = 'manual';
    this.#placed = undefined;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#letGo?.();
  }

  /** Until the rows can be seen, and so take the focus. */
  protected override async getUpdateComplete(): Promise<boolean> {
    const isComplete = await super.getUpdateComplete();
    await this.#placed;
    return isComplete;
  }

  protected override render(): unknown {
    return this.view
      ? html`<ul>
          ${rows[this.kind](this.view)}
        </ul>`
      : nothing;
  }

  protected override updated(): void {
    const button = this.previousElementSibling;
    if (this.#placed || !button) return;
    this.showPopover();
    this.#placed = new Promise((resolve) => (this.#letGo = keepPlaced(button, this, resolve)));
  }
}
