/** The id of every page's main area, the target of the skip link. */
export const mainId = 'fp-content-main';

export function mainArea(): HTMLElement | null {
  return document.getElementById(mainId);
}

/** Moves focus to the main area when the focused element is removed by a failure, since the message about it appears there. */
export function focusMain(): void {
  mainArea()?.focus({ preventScroll: true });
}
