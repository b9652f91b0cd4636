import { html, LitElement, type TemplateResult } from 'lit';
import { styles } from './spinner.styles.ts';
export type {} from './define.ts';

/**
 * Shows that something is loading. Use it only if the shape of the result is unknown; for a known layout use a skeleton.
 *
 * @csspart label - The label; visible in the `page` variant, else only for screen readers.
 *
 * @cssprop --fp-spinner-color - The ring's color; the accent by default.
 */
export class FpSpinner extends LitElement {
  static override styles = styles;

  static override properties = {
    label: {},
    page: { type: Boolean, reflect: true },
  };

  /** What is loading, such as “Logging In...”. */
  declare label: string;
  /** Fills the content area, at least 500 px high, with the label beneath the ring. */
  declare page: boolean;

  constructor() {
    super();
    this.label = '';
    this.page = false;
  }

  override render(): TemplateResult {
    return html`<div role="status">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle class="track" cx="12" cy="12" r="10" />
        <path d="M12 2a10 10 0 0 1 10 10" />
      </svg>
      <span part="label">${this.label}</span>
    </div>`;
  }
}
