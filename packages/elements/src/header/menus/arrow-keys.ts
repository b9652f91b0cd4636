import { hasModifier, stepByKey } from '@fleet-portal/model/rules';
import type { LitElement } from 'lit';
import { panelButton } from './panel-button.ts';

/**
 * Arrow keys, in addition to Tab, in the header's bar and its panels (the optional keys of APG disclosure navigation): along the bar, down
 * into a panel, which opens it, through its links, to neighboring columns, and up to its button again. Tabs, text fields and slotted
 * content keep their own keys.
 */
export function onArrowKey(event: KeyboardEvent, header: LitElement): void {
  const { target } = event;
  if (hasModifier(event) || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  if (target.getRootNode() !== header.renderRoot) return;
  const next = isPanel(target)
    ? inPanel(event, target)
    : (intoPanel(event, target) ?? alongBar(event, target));
  const opens = !next && event.key === 'ArrowDown' && isClosedMenu(target);
  if (next || opens) event.preventDefault();
  if (opens) void openPanel(target, header);
  else next?.focus();
}

/** Focuses the first row of a button's panel, as soon as it is rendered. */
export async function enterPanel(button: Element | null): Promise<void> {
  const panels = button ? panelsOf(button) : [];
  await Promise.all(panels.map((panel) => 'updateComplete' in panel && panel.updateComplete));
  panels.flatMap(panelStops)[0]?.focus();
}

function isClosedMenu(target: HTMLElement): boolean {
  return target.matches('[data-menu] button[aria-expanded=false]');
}

async function openPanel(button: HTMLElement, header: LitElement): Promise<void> {
  button.click();
  await header.updateComplete;
  await enterPanel(button);
}

function alongBar({ key }: KeyboardEvent, target: HTMLElement): HTMLElement | undefined {
  const bar = target.closest<HTMLElement>('nav');
  if (!bar || !target.matches('a,button')) return undefined;
  const direction = getComputedStyle(bar).direction === 'rtl' ? 'left' : 'right';
  return stepByKey(key, target, stops(bar), { direction });
}

function intoPanel({ key }: KeyboardEvent, button: HTMLElement): HTMLElement | undefined {
  if (key !== 'ArrowDown' || !button.matches('button')) return undefined;
  return panelsOf(button).flatMap(panelStops)[0];
}

function inPanel(event: KeyboardEvent, panel: HTMLElement): HTMLElement | undefined {
  const [inner] = event.composedPath();
  if (!(inner instanceof HTMLElement) || inner.getRootNode() !== panel.shadowRoot) return undefined;
  if (!inner.matches('a,button:not([role])')) return undefined;
  const all = panelStops(panel);
  const { key } = event;
  if (key === 'ArrowUp' && inner === all[0]) return panelButton(panel) ?? undefined;
  return inColumnBeside(key, inner) ?? stepByKey(key, inner, all, { direction: 'down' });
}

/** The same row, or else the last one, of the column to the right or left. */
function inColumnBeside(key: string, from: HTMLElement): HTMLElement | undefined {
  const by = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const own = from.closest<HTMLElement>('.columns > div');
  if (!by || !own?.parentElement) return undefined;
  const columns = [...own.parentElement.querySelectorAll<HTMLElement>(':scope > div')]
    .filter((column) => column.offsetTop === own.offsetTop && stops(column).length > 0)
    .sort((one, other) => one.offsetLeft - other.offsetLeft);
  const beside = columns[columns.indexOf(own) + by];
  const rows = beside ? stops(beside) : [];
  return rows[stops(own).indexOf(from)] ?? rows.at(-1);
}

/** Panels are siblings of their button. */
function panelsOf(button: Element): Element[] {
  return [...(button.parentElement?.children ?? [])].filter(isPanel);
}

function isPanel(element: Element): boolean {
  return element.matches('fp-sub-menu,fp-dropdown:not([inert])');
}

function panelStops({ shadowRoot }: Element): HTMLElement[] {
  return shadowRoot ? stops(shadowRoot) : [];
}

/** The visible links and buttons; of the tabs only the selected one. */
function stops(around: ParentNode): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('a[href],button:not([tabindex="-1"])')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}
