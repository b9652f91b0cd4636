/**
 * Keeps Tab inside a dialog: from its last control to its first and back, past the browser's own buttons. What a host has
 * slotted has stops that only the browser knows: there it moves by itself.
 */
export function cycleTab(event: KeyboardEvent, dialog: HTMLElement): void {
  const root = dialog.getRootNode();
  // WebKitGTK cannot name the key of Shift and Tab together.
  const isTab = event.key === 'Tab' || event.code === 'Tab';
  if (!isTab || !(root instanceof ShadowRoot) || !root.activeElement) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a[href],button,slot')].filter(isStop);
  const [end, target, side] = event.shiftKey
    ? [stops[0], stops.at(-1), Node.DOCUMENT_POSITION_PRECEDING]
    : [stops.at(-1), stops[0], Node.DOCUMENT_POSITION_FOLLOWING];
  if (!end || !target || [end, target].some((stop) => stop.matches('slot'))) return;
  if (root.activeElement.compareDocumentPosition(end) & side) return;
  event.preventDefault();
  target.focus();
}

function isStop(stop: HTMLElement): boolean {
  if (stop.closest('[inert]')) return false;
  if (!(stop instanceof HTMLSlotElement)) return stop.checkVisibility({ visibilityProperty: true });
  return stop.assignedElements({ flatten: true }).some((view) => view.checkVisibility());
}
