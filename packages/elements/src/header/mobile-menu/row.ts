import type { Level } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { chevronRightIcon } from '../../icons/chevron-right.ts';

export type OpenLevel = (level: Level) => void;

/** The id of the row that leads to a level, so that the focus can return to it. */
export function rowId(level: Level): string {
  const place = 'index' in level ? `-${level.index}` : '';
  return `row-${level.kind}${place}${'tab' in level ? `-${level.tab}` : ''}`;
}

/**
 * A row that leads one level deeper.
 * @param isCurrent whether the page belongs to that level
 */
export function levelRow(level: Level, content: unknown, open: OpenLevel, isCurrent = false): TemplateResult {
  return html`<li>
    <button
      id=${rowId(level)}
      type="button"
      aria-current=${isCurrent ? 'true' : nothing}
      @click=${() => open(level)}
    >
      ${content}<span class="chevron">${chevronRightIcon}</span>
    </button>
  </li>`;
}
