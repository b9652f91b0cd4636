import type { ColumnGroup } from '@fleet-portal/model/entities';
import { labelFor } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { section, type SectionView } from './section.ts';

/**
 * Groups of columns, each group on the grid and under its own label.
 * @param least the fewest grid columns: 4 in a simple sub-menu, 3 beside tabs; with an embedded view there is one (NAV-05)
 */
export function columnGroups(
  groups: readonly ColumnGroup[],
  view: SectionView,
  least: 3 | 4,
): TemplateResult[] {
  return groups.map((group, at) => {
    const label = labelFor(group, view.locale);
    return html`<div class="group">
      ${label ? html`<p class="group-label">${label}</p>` : nothing}
      <div class="columns of-${columnCount(group, least)}">
        ${group.columns.map(
          ({ sections }, column) =>
            html`<div>
              ${sections.map((content, index) => section(content, `${at}-${column}-${index}`, view))}
            </div>`,
        )}
      </div>
    </div>`;
  });
}

/**
 * How many grid columns a group stands on (NAV-05). With the tabs beside them three are four columns of text in all, which is
 * as many as a sheet has: further ones wrap.
 */
function columnCount({ columns }: ColumnGroup, least: 3 | 4): 1 | 3 | 4 {
  const hasView = columns.some(({ sections }) =>
    sections.some(({ nodes }) => nodes.some(({ type }) => type === 'menu-view')),
  );
  return hasView ? 1 : least;
}
