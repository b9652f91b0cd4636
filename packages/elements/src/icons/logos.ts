import { html, type TemplateResult } from 'lit';
import type { AnyThemeName } from '../theme/palettes.ts';

/** Marks drawn for this project (HDR-16), each a single path on a rounded 32 px square: a road, a sunrise, a way forward. */
const figures: { default: string } & Partial<Record<string, string | null>> = {
  // A page may name its theme `constructor`.
  __proto__: null,
  ford: 'm9 25 4-18m10 18L19 7m-3 2v3m0 3v3m0 4v3',
  lincoln: 'M6 21h20M9 21a7 7 0 0 1 14 0M16 7v3m-9 3 2 2m16-2-2 2',
  default: 'm9 9 7 7-7 7m7-14 7 7-7 7',
};

export function logo(theme: AnyThemeName): TemplateResult {
  return html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" class="mark">
    <rect width="32" height="32" rx="8" />
    <path d=${figures[theme] ?? figures.default} />
  </svg>`;
}
