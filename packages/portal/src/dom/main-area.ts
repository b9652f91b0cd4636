/** The id of every page's main area, where the skip link leads. */
export const mainId = 'fp-content-main';

export function mainArea(): HTMLElement | null {
  return document.getElementById(mainId);
}

/** Keeps the focus in the main area where what had it goes away with a failure: the answer comes there. */
export function focusMain(): void {
  mainArea()?.focus({ preventScroll: true });
}
