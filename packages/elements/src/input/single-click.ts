/** The control that was clicked last. */
let last: WeakRef<EventTarget> | undefined;

/**
 * Hears clicks on a control, but not the second of a double click whose first one hit something else: that has taken away what
 * was under the pointer, or has put this control over it.
 */
export function singleClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { currentTarget: control, detail } = event;
    const isStray = detail > 1 && last?.deref() !== control;
    last = control ? new WeakRef(control) : undefined;
    if (isStray) event.preventDefault();
    else act();
  };
}
