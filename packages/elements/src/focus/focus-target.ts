/**
 * Moves focus, and with it the reading position, to an element that may not take focus by itself.
 * @returns false where there is no such element
 */
export function focusTarget(target: HTMLElement | null): boolean {
  if (!target) return false;
  if (!target.matches('a[href],button,input,select,textarea,[tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus();
  return true;
}
