import { html, LitElement, nothing } from 'lit';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import type { HeaderView } from '../header-view.ts';
import { RowFocus } from '../menus/row-focus.ts';
import { rowStyles } from '../nodes/row.styles.ts';
import { dropdownStyles } from './dropdown.styles.ts';
import { rows } from './rows.ts';
import { showUnder } from './show-under.ts';

/**
 * The list that a button of the bars opens (HDR-10), in the top layer, where nothing covers or clips it. It is part of the header, which
 * renders it after its button and opens and closes it.
 *
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 * @fires fp-logout - The user clicked the log out link; cancelable.
 * @fires fp-locale-change - The user chose another language; cancelable.
 * @fires fp-company-change - The user chose another company; cancelable.
 */
export class FpDropdown extends LitElement {
  static override styles = [base, floating, rowStyles, dropdownStyles];
  static override properties = { kind: {}, view: { attribute: false } };

  /** Which list the dropdown shows. */
  declare kind: keyof typeof rows;
  /** The data that the header renders. */
  declare view: HeaderView | null;

  #shown: AbortController | undefined;

  constructor() {
    super();
    this.kind = 'account';
    this.view = null;
    new RowFocus(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.popover = 'manual';
    this.part.add('dropdown');
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#shown?.abort();
    this.#shown = undefined;
  }

  /** A closed list renders its changes when it opens. */
  protected override shouldUpdate(): boolean {
    return this.#isOpen || this.matches(':popover-open');
  }

  protected override render(): unknown {
    return this.view
      ? html`<ul role="list">
          ${rows[this.kind](this.view)}
        </ul>`
      : nothing;
  }

  protected override updated(): void {
    const button = this.previousElementSibling;
    this.inert = !this.#isOpen;
    if (!(button instanceof HTMLElement) || this.#isOpen === this.matches(':popover-open')) return;
    this.#shown?.abort();
    if (!this.#isOpen) return this.hidePopover();
    this.setAttribute('aria-labelledby', button.id);
    this.#shown = new AbortController();
    showUnder(button, this, this.#shown.signal);
  }

  get #isOpen(): boolean {
    return !!this.view?.menu.isOpen({ kind: this.kind });
  }
}
