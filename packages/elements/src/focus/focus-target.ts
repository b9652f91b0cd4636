/**
 * Moves the focus, and with it the reading position, to an element that may not be focusable by itself. The page does not scroll, unless
 * the options say otherwise.
 * @returns false if there is no such element
 */
export function focusTarget(
  target: HTMLElement | null,
  options: FocusOptions = { preventScroll: true },
): boolean {
  if (!target) return false;
  if (!target.matches('a[href],button,input,select,textarea,[tabindex]')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.focus(options);
  return true;
}
