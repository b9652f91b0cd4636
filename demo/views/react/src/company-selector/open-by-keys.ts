import type { KeyboardEvent } from 'react';

/**
 * Opens a select's list at a key that would choose from the closed one, as most browsers let arrows and letters: who is on the way to the
 * third company must not act for the second (WCAG 3.2.2). Where a script cannot open it such a key does nothing; Space does.
 */
export function openByKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  // In a list that the page draws the option has the key; one that the system draws keeps its keys to itself.
  if (event.target !== select || !choosesAtOnce(event)) return;
  const canOpen = 'showPicker' in select;
  if (!canOpen && opensBySystem(event.key)) return;
  event.preventDefault();
  if (canOpen) select.showPicker();
}

/** With Alt and Meta keys are the browser's own, and letters with Control too. */
function choosesAtOnce({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || metaKey) return false;
  return /^\S$/u.test(key) ? !ctrlKey : /^(?:Arrow|Home|End|Page)/.test(key);
}

/** Safari knows no `showPicker`, but a Mac's own lists open by these. */
function opensBySystem(key: string): boolean {
  return /^Arrow(?:Up|Down)$/.test(key) && navigator.platform.startsWith('Mac');
}
