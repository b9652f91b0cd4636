/**
 * Where the bar that had the focus is shown no more, the focus goes on in the one that is: at the button of the mobile menu, else at the
 * brand, which both have.
 */
export function focusShownBar(root: ShadowRoot): void {
  const places = ['#mobile-root', '.brand'].map((place) => root.querySelector<HTMLElement>(place));
  places.find((place) => place?.checkVisibility())?.focus({ preventScroll: true });
}
