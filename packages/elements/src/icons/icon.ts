import { html, type TemplateResult } from 'lit';

/**
 * A decorative icon on lucide's 24 px grid (ISC licence) in the text color; 20 px unless a style says otherwise.
 * @param path the strokes, as the data of a single SVG path
 */
export function icon(path: string): TemplateResult {
  return html`<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true"><path d=${path} /></svg>`;
}
