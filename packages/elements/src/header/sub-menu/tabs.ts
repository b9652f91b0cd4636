import type { SubMenuTab } from '@fleet-portal/model/entities';
import { hasModifier, labelFor, stepByKey } from '@fleet-portal/model/rules';
import { html, type TemplateResult } from 'lit';

interface Tabs {
  /** The sub-menu's label. */
  label: string;
  tabs: readonly SubMenuTab[];
  selected: number;
  locale: string;
  select: (tab: number) => void;
}

/** The vertical tabs of a tabbed sub-menu: a single tab stop, in which arrow keys select (APG tabs). */
export function tabs({ label, tabs: all, selected, locale, select }: Tabs): TemplateResult {
  const onKeyDown = (event: KeyboardEvent) => {
    if (hasModifier(event) || !(event.currentTarget instanceof Element)) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = stepByKey(event.key, buttons[selected], buttons, { direction: 'down', wraps: true });
    if (!next) return;
    event.preventDefault();
    select(buttons.indexOf(next));
    next.focus();
  };
  return html`<div role="tablist" aria-label=${label} aria-orientation="vertical" @keydown=${onKeyDown}>
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
