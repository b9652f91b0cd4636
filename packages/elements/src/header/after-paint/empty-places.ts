/**
 * Hides the list items that hold an empty slot for the host page's content, because screen readers would count them. They are invisible
 * anyway, so the first paint need not wait for this.
 */
export function hideEmptyPlaces(root: ParentNode): void {
  for (const slot of root.querySelectorAll<HTMLSlotElement>('li > slot')) {
    slot.parentElement?.toggleAttribute('hidden', !slot.assignedNodes({ flatten: true }).length);
  }
}
