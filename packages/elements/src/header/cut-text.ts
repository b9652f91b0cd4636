import { html, type TemplateResult } from 'lit';

/**
 * A text of the bars that is cut off with an ellipsis, at its own end whatever the page's direction. Templates with an icon contain the
 * same markup themselves, which saves a node each.
 */
export function cutText(text: string): TemplateResult {
  return html`<span class="ellipsis" dir="auto">${text}</span>`;
}
