import { html, type TemplateResult } from 'lit';

/** A text of the bars that is cut where it has no room, at its own end, whichever way the page runs. */
export function cutText(text: string): TemplateResult {
  return html`<span class="ellipsis" dir="auto">${text}</span>`;
}
