import { hasModifier } from '../../input/has-modifier.ts';

/**
 * Arrow keys beside Tab in the header's bar and in the panels that hang from it (the optional keys of APG disclosure
 * navigation): along the bar, down into an open panel, through its links, and up to its button again. Tabs, text fields and
 * what a host has slotted keep their own keys.
 */
export function onArrowKey(event: KeyboardEvent): void {
  const { target } = event;
  if (hasModifier(event) || event.defaultPrevented || !(target instanceof HTMLElement)) return;
  const next = isPanel(target)
    ? inPanel(event, target)
    : (intoPanel(event, target) ?? alongBar(event, target));
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Puts the focus on the first row of the panel that a button opens, as soon as it is there. */
export async function enterPanel(button: Element | null): Promise<void> {
  const panels = button ? panelsOf(button) : [];
  await Promise.all(panels.map((panel) => 'updateComplete' in panel && panel.updateComplete));
  panels.flatMap(panelStops)[0]?.focus();
}

function alongBar({ key }: KeyboardEvent, target: HTMLElement): HTMLElement | undefined {
  const bar = target.closest<HTMLElement>('nav');
  if (!bar || !target.matches('a,button')) return undefined;
  const [forward, back] =
    getComputedStyle(bar).direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  return step(stops(bar), target, { [forward]: 1, [back]: -1 }[key], key);
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
  if (key === 'ArrowUp' && inner === all[0]) return buttonOf(panel) ?? undefined;
  return step(all, inner, { ArrowDown: 1, ArrowUp: -1 }[key], key);
}

function step(all: HTMLElement[], from: HTMLElement, by: number | undefined, key: string) {
  if (by) return all[all.indexOf(from) + by];
  return key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : undefined;
}

/** Panels stand behind their button. */
function panelsOf(button: Element): Element[] {
  return [...(button.parentElement?.children ?? [])].filter(isPanel);
}

function buttonOf(panel: Element): HTMLElement | null {
  return panel.parentElement?.querySelector<HTMLElement>(':scope > button') ?? null;
}

function isPanel(element: Element): boolean {
  return element.matches('fp-sub-menu,fp-dropdown');
}

function panelStops({ shadowRoot }: Element): HTMLElement[] {
  return shadowRoot ? stops(shadowRoot) : [];
}

/** The links and buttons that can be seen; of the tabs only the chosen one. */
function stops(around: ParentNode): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>('a[href],button:not([tabindex="-1"])')].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );
}
