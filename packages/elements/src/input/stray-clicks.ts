import type { LitElement, ReactiveController } from 'lit';

const controls = 'a[href],button,label';

/** The control that was clicked last, whosever it is. */
let last: WeakRef<Element> | undefined;

/**
 * Drops the second click of a double click whose first one hit something else: that has taken away what was under the pointer, or
 * has put something over it. What the page has put into its host is the page's.
 */
export class StrayClicks implements ReactiveController {
  #end: AbortController | undefined;

  /** @param host of the controls, those in shadow trees below it too */
  constructor(host: LitElement) {
    host.addController(this);
    host.addEventListener('click', look as EventListener, { capture: true });
  }

  /** What a first click hits is for its host to tell. */
  hostConnected(): void {
    const { signal } = (this.#end = new AbortController());
    const forget = ({ detail }: MouseEvent) => {
      if (detail < 2) last = undefined;
    };
    addEventListener('click', forget, { capture: true, signal });
  }

  hostDisconnected(): void {
    this.#end?.abort();
  }
}

function look(event: MouseEvent): void {
  const path = event.composedPath().filter((node) => node instanceof Element);
  if (path.some(({ parentNode }) => parentNode === event.currentTarget)) return;
  const control = path.find((element) => element.matches(controls));
  const isStray = event.detail > 1 && control && last?.deref() !== control;
  last = control && new WeakRef(control);
  if (!isStray) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
