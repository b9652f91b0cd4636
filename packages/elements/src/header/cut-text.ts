import { html, type TemplateResult } from 'lit';

/**
 * A text of the bars that is cut where it has no room, at its own end, whichever way the page runs. Beside an icon it stands in the
 * template of that, which spares a node each.
 */
export function cutText(text: string): TemplateResult {
  return html`<span class="ellipsis" dir="auto">${text}</span>`;
}
