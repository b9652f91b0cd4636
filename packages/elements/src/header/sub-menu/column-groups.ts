import type { ColumnGroup } from '@fleet-portal/model/entities';
import { labelFor } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { section, type SectionView } from './section.ts';

/**
 * Groups of columns, each group on the grid and under its own label.
 * @param least the minimum of grid columns: 4 in a simple sub-menu, 3 next to tabs; a group with an embedded view has one (NAV-05)
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
 * The number of grid columns of a group (NAV-05). Three columns and the tabs make four columns of text, the most that a sheet has; further
 * columns wrap.
 */
function columnCount({ columns }: ColumnGroup, least: 3 | 4): 1 | 3 | 4 {
  const hasView = columns.some(({ sections }) =>
    sections.some(({ nodes }) => nodes.some(({ type }) => type === 'menu-view')),
  );
  return hasView ? 1 : least;
}
