/**
 * Takes the entries of a list out of it that are there for what a host may slot, while nothing stands in them: a screen
 * reader would count them. They are seen by nobody, so the first paint need not wait for it.
 */
export function hideEmptyPlaces(root: ParentNode): void {
  for (const slot of root.querySelectorAll<HTMLSlotElement>('li > slot')) {
    slot.parentElement?.toggleAttribute('hidden', !slot.assignedNodes({ flatten: true }).length);
  }
}
