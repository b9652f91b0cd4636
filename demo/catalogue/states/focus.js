// Manages focus on a state's page: nothing is focused unless the URL asks for it.

/** Runs an action that moves the focus. If the page is a frame of the catalogue, the catalogue gets its focus back. */
export async function keepFocusOutside(act) {
  const before = frameElement && parent.document.activeElement;
  await act();
  if (!frameElement || parent.document.activeElement !== frameElement) return;
  frameElement.blur();
  before.focus({ preventScroll: true });
}

/** Focuses as the keyboard does; a frame of the catalogue takes the focus, because the focus ring only shows there. */
export function focusIn(place) {
  const controls = 'a[href], button, input';
  const control = place?.matches(controls) ? place : place?.querySelector(controls);
  control?.focus({ preventScroll: true, focusVisible: true });
}

/** Leaves focus only in a text field, as after a click, which shows no focus ring elsewhere. */
export function rest() {
  const element = focusedElement();
  if (!element?.matches('input, textarea')) element?.blur();
}

/** The focused element, in whichever shadow tree. */
export function focusedElement() {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element === document.body ? null : element;
}
