/**
 * Hears a click beside a dialog's box: neither one that only began or ended there, as when text is selected past the edge, nor the
 * second of the double click that opened the dialog. A press there leaves the focus where it is.
 * @param host hears the pointer of the dialog
 * @param hitsOutside whether an event hits what lies beside the box
 */
export function onOutsideClick(
  host: HTMLElement,
  hitsOutside: (event: MouseEvent) => boolean,
  clicked: () => void,
): void {
  let isPressed = false;
  let isReleased = false;
  host.addEventListener('pointerdown', (event) => {
    isPressed = hitsOutside(event);
    isReleased = false;
  });
  host.addEventListener('pointerup', (event) => {
    isReleased = hitsOutside(event);
  });
  host.addEventListener('mousedown', (event) => {
    if (hitsOutside(event)) event.preventDefault();
  });
  host.addEventListener('click', (event) => {
    const isWhole = isPressed && isReleased && hitsOutside(event);
    isPressed = isReleased = false;
    if (isWhole && event.detail < 2) clicked();
  });
}
