import { focusedElement } from '@fleet-portal/elements/focus';

let before: Element | null = null;
let hasActed = false;

/** From now on `hasMovedOn` speaks of what comes next. */
export function attend(signal: AbortSignal): void {
  before = focusedElement();
  hasActed = false;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (hasActed = true), { signal, capture: true });
}

/**
 * Whether the visitor has gone elsewhere on the page since the last entry was asked for. A focus that moves by itself, as from a
 * menu that closes, does not count.
 */
export function hasMovedOn(): boolean {
  const now = focusedElement();
  return hasActed && now !== before && now !== null;
}
