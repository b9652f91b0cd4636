/**
 * Focuses the first of the places that is visible.
 * @param places selectors
 */
export function focusShown(root: ShadowRoot, places: readonly string[]): void {
  places
    .map((place) => root.querySelector<HTMLElement>(place))
    .find((place) => place?.checkVisibility({ visibilityProperty: true }))
    ?.focus({ preventScroll: true });
}
