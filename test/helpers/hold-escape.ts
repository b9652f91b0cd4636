/**
 * What the browser says again while Escape is held, at what has the focus.
 * @returns whether the browser is kept from closing anything by it
 */
export function holdEscape(): boolean {
  let target = document.activeElement ?? document.body;
  while (target.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
  const held = { key: 'Escape', code: 'Escape', repeat: true };
  return !target.dispatchEvent(
    new KeyboardEvent('keydown', { ...held, bubbles: true, cancelable: true, composed: true }),
  );
}
