import type { NavigationNode, Section } from '@fleet-portal/model/entities';
import { anyLabel, descriptionFor, labelFor } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import type { HeaderView } from '../header-view.ts';
import { keyed } from '../../internal/keyed.ts';
import { nodeLink } from '../nodes/node-link.ts';
import { viewSlot } from '../nodes/view-slot.ts';

/** The data that a section's links need. */
export interface SectionView extends Pick<HeaderView, 'locale' | 'messages' | 'currentPath'> {
  /** Omits descriptions, which show only from 1024 px (NAV-03). */
  isBrief?: boolean;
}

/**
 * A list of links with its label.
 * @param id distinguishes the section from others in the sheet
 */
export function section(content: Section, id: string, view: SectionView): TemplateResult {
  const label = labelFor(content, view.locale);
  const hasIcons = content.nodes.some(({ iconUrl }) => iconUrl);
  return html`<section>
    ${label ? html`<p class="label" id="label-${id}">${label}</p>` : nothing}
    <ul
      role="list"
      class=${hasIcons ? 'with-icons' : nothing}
      aria-labelledby=${label ? `label-${id}` : nothing}
    >
      ${keyed(content.nodes, anyLabel, (node, index) => item(node, `${id}-${index}`, view))}
    </ul>
  </section>`;
}

function item(node: NavigationNode, id: string, view: SectionView): TemplateResult {
  if (node.type === 'spacer') return html`<li class="spacer" aria-hidden="true"></li>`;
  const { locale, isBrief } = view;
  const label = labelFor(node, locale);
  if (node.view && node.type !== 'route')
    return html`<li class="view">${viewSlot(node.view.id, label, locale)}</li>`;
  const description = isBrief ? '' : descriptionFor(node, locale);
  const icon = node.iconUrl
    ? html`<img src=${node.iconUrl} alt="" width="20" height="20" loading="lazy" />`
    : nothing;
  return html`<li>
    ${nodeLink(node, view, {
      content: html`${icon}<span class="text">${label}</span>`,
      names: node.iconUrl ? 'illustrated' : undefined,
      describedBy: description ? `description-${id}` : undefined,
    })}
    ${description ? html`<p class="description" id="description-${id}"><bdi>${description}</bdi></p>` : nothing}
  </li>`;
}
