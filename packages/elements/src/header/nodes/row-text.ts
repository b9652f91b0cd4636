import { html, type TemplateResult } from 'lit';

/** A text that is cut off after two lines (MOB-05). */
export function rowText(text: string): TemplateResult {
  return html`<span class="text">${text}</span>`;
}
