import type { LitElement, ReactiveController } from 'lit';

const controls = 'a[href],button,label';

/** The last control that was clicked, of any host. */
let last: WeakRef<Element> | undefined;

/**
 * Drops the second click of a double click if the first one hit something else: that click has removed what was under the pointer, or
 * covered it. Content that the page slotted into the host is left alone.
 */
export class StrayClicks implements ReactiveController {
  #end: AbortController | undefined;

  /** @param host contains the controls, also those in nested shadow trees */
  constructor(host: LitElement) {
    host.addController(this);
    host.addEventListener('click', look as EventListener, { capture: true });
  }

  /** A first click forgets the last control; the click listener of the host that it hits then notes the new one. */
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
