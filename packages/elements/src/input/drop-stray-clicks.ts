const controls = 'a[href],button,label';

/** The control that was clicked last, whosever it is. */
let last: WeakRef<Element> | undefined;

/**
 * Nobody hears the second click of a double click whose first one hit something else: that has taken away what was under the
 * pointer, or has put something over it.
 * @param host of the controls, those in shadow trees below it too; what the page has put into it is the page's
 */
export function dropStrayClicks(host: Element): void {
  addEventListener('click', forget, { capture: true });
  host.addEventListener('click', look as EventListener, { capture: true });
}

/** What a first click hits is for its host to tell. */
function forget({ detail }: MouseEvent): void {
  if (detail < 2) last = undefined;
}

function look(event: MouseEvent): void {
  const path = event.composedPath().filter((node) => node instanceof Element);
  const control = path.find((element) => element.matches(controls));
  const isStray = event.detail > 1 && control && last?.deref() !== control;
  last = control && new WeakRef(control);
  if (!isStray || path.some(({ parentNode }) => parentNode === event.currentTarget)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
