/**
 * Calls back on a click outside an open dialog's box. A click that only began or ended outside, as when text is selected past the edge,
 * does not count, nor the second click of the double click that opened the dialog. A press outside does not move the focus.
 */
export function onOutsideClick(dialog: HTMLDialogElement, clicked: () => void, signal: AbortSignal): void {
  let isPressed = false;
  let isReleased = false;
  const hits = (event: MouseEvent) => event.composedPath()[0] === dialog && isBeside(event, dialog);
  const press = (event: PointerEvent) => {
    isPressed = hits(event);
    isReleased = false;
  };
  const release = (event: PointerEvent) => {
    isReleased = hits(event);
  };
  const keepFocus = (event: MouseEvent) => {
    if (hits(event)) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const isWhole = isPressed && isReleased && hits(event);
    isPressed = isReleased = false;
    if (isWhole && event.detail < 2) clicked();
  };
  dialog.addEventListener('pointerdown', press, { signal });
  dialog.addEventListener('pointerup', release, { signal });
  dialog.addEventListener('mousedown', keepFocus, { signal });
  dialog.addEventListener('click', click, { signal });
}

/** Checks the coordinates too, because a click on the dialog's own edge also has the dialog as its target. */
function isBeside({ clientX: x, clientY: y }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}
