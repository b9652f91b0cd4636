const controls = 'a[href],button';

/**
 * Nobody hears the second click of a double click whose first one hit another control: that has taken away what was under the
 * pointer, or has put something over it.
 * @param root of the controls, those in shadow trees below it too
 */
export function dropStrayClicks(root: ShadowRoot): void {
  let last: WeakRef<EventTarget> | undefined;
  const look = (event: MouseEvent) => {
    const control = event.composedPath().find((node) => node instanceof Element && node.matches(controls));
    const isStray = event.detail > 1 && !!control && last?.deref() !== control;
    last = control && new WeakRef(control);
    if (!isStray) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  root.addEventListener('click', look as EventListener, { capture: true });
}
