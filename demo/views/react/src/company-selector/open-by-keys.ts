import type { KeyboardEvent } from 'react';

/**
 * Opens a select's list on keys that would otherwise change its value while it is closed, as arrows and letters do in most browsers: on
 * the way to the third company, a user must not act for the second (WCAG 3.2.2). If scripts cannot open the list, these keys do nothing;
 * Space does.
 */
export function openByKeys(event: KeyboardEvent<HTMLSelectElement>): void {
  const select = event.currentTarget;
  // In a list that the browser renders in the page, the event's target is the option; a system list handles its keys itself.
  if (event.target !== select || !choosesAtOnce(event)) return;
  const canOpen = 'showPicker' in select;
  if (!canOpen && opensBySystem(event.key)) return;
  event.preventDefault();
  if (canOpen) select.showPicker();
}

/** Keys with Alt or Meta belong to the browser, as do letters with Control. */
function choosesAtOnce({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || metaKey) return false;
  return /^\S$/u.test(key) ? !ctrlKey : /^(?:Arrow|Home|End|Page)/.test(key);
}

/** Safari does not support `showPicker`, but on a Mac these keys open the list natively. */
function opensBySystem(key: string): boolean {
  return /^Arrow(?:Up|Down)$/.test(key) && navigator.platform.startsWith('Mac');
}
