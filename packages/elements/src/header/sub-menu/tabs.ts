import type { SubMenuTab } from '@fleet-portal/model/entities';
import { labelFor } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';
import { hasModifier } from '../../input/has-modifier.ts';

interface Tabs {
  tabs: readonly SubMenuTab[];
  selected: number;
  locale: string;
  select: (tab: number) => void;
}

/** The vertical tabs of a tabbed sub-menu: one stop for the Tab key, arrow keys choose (APG tabs). */
export function tabs({ tabs: all, selected, locale, select }: Tabs): TemplateResult {
  const onKeyDown = (event: KeyboardEvent) => {
    const target = hasModifier(event) ? null : nextTab(event.key, selected, all.length);
    if (target === null || !(event.currentTarget instanceof Element)) return;
    event.preventDefault();
    select(target);
    event.currentTarget.querySelectorAll('button')[target]?.focus();
  };
  return html`<div role="tablist" aria-orientation="vertical" @keydown=${onKeyDown}>
    ${all.map(
      (tab, index) =>
        html`<button
          id="tab-${index}"
          type="button"
          role="tab"
          aria-selected=${index === selected}
          aria-controls="tab-panel"
          tabindex=${index === selected ? 0 : -1}
          @click=${() => select(index)}
        >
          <span class="text">${labelFor(tab, locale)}</span>
        </button>`,
    )}
  </div>`;
}

/** The tab that a key leads to, around the ends; null for other keys. */
export function nextTab(key: string, selected: number, count: number): number | null {
  if (key === 'ArrowDown') return (selected + 1) % count;
  if (key === 'ArrowUp') return (selected + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
