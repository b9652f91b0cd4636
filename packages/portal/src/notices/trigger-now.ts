/**
 * The element that has the focus, in whatever shadow tree; null where the page itself has it. What stands in a modal is nobody's
 * trigger: the modal may be closing, and one that stays gives the focus to the next by itself.
 */
export function triggerNow(): HTMLElement | null {
  let element = document.activeElement;
  if (element?.closest('fp-modal')) return null;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement && element !== document.body ? element : null;
}
