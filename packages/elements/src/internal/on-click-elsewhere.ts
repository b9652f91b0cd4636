/**
 * Hears a click beside something that is open, before the page does, which may keep it to itself. A press that began at what is
 * open may end elsewhere, as when text is selected.
 * @param isOwn whether a path leads through what is open
 */
export function onClickElsewhere(
  isOwn: (path: readonly EventTarget[]) => boolean,
  clicked: (event: MouseEvent) => void,
  signal: AbortSignal,
): void {
  let isPressed = false;
  const early = { signal, capture: true };
  document.addEventListener('pointerdown', (event) => (isPressed = isOwn(event.composedPath())), early);
  document.addEventListener(
    'click',
    (event) => {
      const isElsewhere = !isPressed && !isOwn(event.composedPath());
      isPressed = false;
      if (isElsewhere) clicked(event);
    },
    early,
  );
}
