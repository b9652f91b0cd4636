import { html, nothing, type TemplateResult } from 'lit';
import { link } from '../navigation/link.ts';
import type { BarView } from './bar-view.ts';

/** The tabs of the active dropdown entry, under its name; hidden if there is only one. */
export function tabstrip({ shown: { active }, words }: BarView): TemplateResult | typeof nothing {
  if (!active || active.tabs.length < 2) return nothing;
  return html`<nav class="tabs" part="tabs" aria-labelledby="title tabs-label">
    <div class="strip">
      <div class="line page-grid">
        <span id="tabs-label">${active.label}</span>
        <ul>
          ${active.tabs.map(
            ({ href, label, isActive, isExternal }) =>
              html`<li>
                ${link({
                  href,
                  content: label,
                  names: 'tab',
                  current: isActive ? 'page' : undefined,
                  externalHint: isExternal && words.externalSite,
                })}
              </li>`,
          )}
        </ul>
      </div>
    </div>
  </nav>`;
}
