// What has the focus on a state's page: nothing, unless its address names what has it.

/** Does what moves the focus. A frame of the catalogue gives it back to where it was. */
export async function keepFocusOutside(act) {
  const before = frameElement && parent.document.activeElement;
  await act();
  if (!frameElement || parent.document.activeElement !== frameElement) return;
  frameElement.blur();
  before.focus({ preventScroll: true });
}

/** As the keyboard does: a frame of the catalogue takes the focus, for only there it is seen. */
export function focusIn(place) {
  const controls = 'a[href], button, input';
  const control = place?.matches(controls) ? place : place?.querySelector(controls);
  control?.focus({ preventScroll: true, focusVisible: true });
}

/** As after a press of the pointer, which shows the focus of fields only. */
export function rest() {
  const element = focusedElement();
  if (!element?.matches('input, textarea')) element?.blur();
}

/** What has the focus, in whatever shadow tree. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}
