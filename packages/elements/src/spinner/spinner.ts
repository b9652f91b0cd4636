import { html, LitElement, type TemplateResult } from 'lit';
import { styles } from './spinner.styles.ts';
export type {} from './define.ts';

/**
 * Says that something is on its way. Only for waits whose result has no known shape; a known layout gets a skeleton.
 *
 * @csspart label - What is awaited; seen in the `page` variant, else only read aloud.
 *
 * @cssprop --fp-spinner-color - The ring; the accent where it is not set.
 */
export class FpSpinner extends LitElement {
  static override styles = styles;

  static override properties = {
    label: {},
    page: { type: Boolean, reflect: true },
  };

  /** What is awaited, such as “Logging In...”. */
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
