/**
 * Tells a click on the backdrop from one that only began or ended there, as when text is selected past the dialog's edge. The
 * dialog itself is only hit on its backdrop: its content covers it whole.
 */
export class OutsideClick {
  #isPressed = false;
  #isReleased = false;

  readonly onPointerDown = (event: PointerEvent): void => {
    this.#isPressed = hitsBackdrop(event);
    this.#isReleased = false;
  };

  readonly onPointerUp = (event: PointerEvent): void => {
    this.#isReleased = hitsBackdrop(event);
  };

  /** A press on the backdrop leaves the focus where it is. */
  readonly onMouseDown = (event: MouseEvent): void => {
    if (hitsBackdrop(event)) event.preventDefault();
  };

  /** Whether this click belongs to a press that began and ended on the backdrop. */
  isOutside(click: MouseEvent): boolean {
    const isOutside = hitsBackdrop(click) && this.#isPressed && this.#isReleased;
    this.#isPressed = this.#isReleased = false;
    return isOutside;
  }
}

function hitsBackdrop(event: Event): boolean {
  return event.target === event.currentTarget;
}
