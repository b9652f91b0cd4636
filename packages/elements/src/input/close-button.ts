import { html, type TemplateResult } from 'lit';
import { closeIcon } from '../icons/x.ts';

/** The X button of a notice. */
export function closeButton(label: string, close: () => void): TemplateResult {
  return html`<button type="button" class="close" part="close" aria-label=${label} @click=${close}>
    ${closeIcon}
  </button>`;
}
