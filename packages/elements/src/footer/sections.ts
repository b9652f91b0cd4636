import type { Section } from '@fleet-portal/model/entities';
import { footerNodes, labelFor, list } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { entry, hasEntry } from './entry.ts';
import type { FooterView } from './footer-view.ts';

/** The link sections that have an entry for this user (FTR-01). An omitted section leaves the others' templates in place. */
export function sections(view: FooterView): unknown {
  const shown = list(view.market.footer.sections).map((section) => linkSection(section, view));
  if (!shown.some(Boolean)) return nothing;
  return html`<nav class="sections" part="sections" aria-label=${view.messages.footerNavigation}>
    ${shown}
  </nav>`;
}

/**
 * A section. The `details` element, visible below 1024 px, is empty: the style sheet shows the list that follows it if it is open. So it
 * needs no script, and from 1024 px the list shows whether it is open or not.
 */
function linkSection(section: Section, view: FooterView): TemplateResult | null {
  const nodes = footerNodes(section, view.session, view).filter((node) => hasEntry(node, view));
  if (!nodes.length) return null;
  const label = labelFor(section, view.locale);
  return html`<div class="section" part="section">
    <h2>${label}</h2>
    <details>
      <summary><h2>${label}</h2></summary>
    </details>
    <ul aria-label=${label}>
      ${nodes.map((node) => entry(node, view))}
    </ul>
  </div>`;
}
