/** Keeps Tab inside a dialog: from its last control to its first and back, past the browser's own buttons. */
export function cycleTab(event: KeyboardEvent, dialog: HTMLElement): void {
  const root = dialog.getRootNode();
  // WebKitGTK cannot name the key of Shift and Tab together.
  const isTab = event.key === 'Tab' || event.code === 'Tab';
  if (!isTab || !(root instanceof ShadowRoot) || !root.activeElement) return;
  const controls = [...dialog.querySelectorAll<HTMLElement>('a[href],button')].filter(
    (control) => !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true }),
  );
  const [end, target, side] = event.shiftKey
    ? [controls[0], controls.at(-1), Node.DOCUMENT_POSITION_PRECEDING]
    : [controls.at(-1), controls[0], Node.DOCUMENT_POSITION_FOLLOWING];
  if (!end || root.activeElement.compareDocumentPosition(end) & side) return;
  event.preventDefault();
  target?.focus();
}
