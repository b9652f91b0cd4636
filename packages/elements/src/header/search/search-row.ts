import { css, html, LitElement, type TemplateResult } from 'lit';
import { arrowLeftIcon } from '../../icons/arrow-left.ts';
import { base } from '../../theme/base.ts';

/**
 * The place of the search field in the main bar: inline, or over the bar with a button that closes it (HDR-11, HDR-12). It is part of the
 * header.
 *
 * @slot - The field.
 * @fires fp-close - The user closed the search field; named so because slotted content may have a `close` of its own.
 */
export class FpSearchRow extends LitElement {
  static override styles = [
    base,
    css`
      :host {
        display: none;
      }
      :host([open]),
      :host([inline]) {
        display: flex;
        align-items: center;
      }
      :host([open]) {
        position: absolute;
        inset: 0 0 1px;
        z-index: 1;
        gap: 4px;
        padding-inline: 10px 20px;
        background: var(--_surface);
      }
      :host([inline]) {
        flex: 1 0 auto;
        width: 120px;
        max-width: 300px;
        margin-inline: 12px 8px;
      }
      div {
        display: grid;
        flex: 1;
        min-width: 0;
      }
      button {
        display: grid;
        place-items: center;
        width: 44px;
        height: 44px;
      }
      @media (hover: hover) {
        button:hover {
          border-radius: var(--_radius-control);
          background: var(--_surface-sunken);
        }
      }
      svg:dir(rtl) {
        transform: scaleX(-1);
      }
      :host([inline]) button {
        display: none;
      }
    `,
  ];
  static override properties = { label: {} };

  /** The accessible name of the button. */
  declare label: string;

  constructor() {
    super();
    this.label = '';
  }

  protected override render(): TemplateResult {
    const close = () => this.dispatchEvent(new Event('fp-close'));
    return html`<button type="button" aria-label=${this.label} @click=${close}>${arrowLeftIcon}</button>
      <div><slot></slot></div>`;
  }
}
