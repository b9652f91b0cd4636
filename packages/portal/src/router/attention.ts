import { focusedElement } from '@fleet-portal/elements/focus';

let before: Element | null = null;
let hasActed = false;

/** From now on, `hasMovedOn` is about the new entry. */
export function attend(signal: AbortSignal): void {
  before = focusedElement();
  hasActed = false;
  for (const type of ['keydown', 'pointerdown'])
    addEventListener(type, () => (hasActed = true), { signal, capture: true });
}

/**
 * Whether the user has moved the focus elsewhere on the page since the last entry was requested. A focus that moves by itself, such as
 * from a closing menu, does not count.
 */
export function hasMovedOn(): boolean {
  const now = focusedElement();
  return hasActed && now !== before && now !== null;
}
