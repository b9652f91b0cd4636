import type { Section } from '@fleet-portal/model/entities';
import { footerSections, labelFor } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { entry, hasEntry } from './entry.ts';
import type { FooterView } from './footer-view.ts';

/** The link sections that keep an entry for this person (FTR-01). */
export function sections(view: FooterView): unknown {
  const shown = footerSections(view.market, view.session)
    .map((section) => ({ ...section, nodes: section.nodes.filter((node) => hasEntry(node, view)) }))
    .filter(({ nodes }) => nodes.length);
  if (!shown.length) return nothing;
  return html`<nav class="sections" part="sections" aria-label=${view.messages.footerNavigation}>
    ${shown.map((section) => linkSection(section, view))}
  </nav>`;
}

/**
 * One section. The disclosure, seen below 1024 px, holds nothing: the style sheet shows the list that follows an open
 * one. So it needs no script, and from 1024 px the list is open whatever the disclosure says.
 */
function linkSection(section: Section, view: FooterView): TemplateResult {
  const label = labelFor(section, view.locale);
  return html`<div class="section" part="section">
    <h2>${label}</h2>
    <details>
      <summary><h2>${label}</h2></summary>
    </details>
    <ul aria-label=${label}>
      ${section.nodes.map((node) => entry(node, view))}
    </ul>
  </div>`;
}
