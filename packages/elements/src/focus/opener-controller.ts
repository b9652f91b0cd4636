import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { focusedElement, isFocusable, type FocusableElement } from './focused-element.ts';

const controls = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Knows what opens its host: that gets the focus back. */
export class OpenerController implements ReactiveController {
  /** What has opened it last. */
  last: FocusableElement | null = null;
  /** What was clicked last, where nothing has taken the focus since. */
  #clicked: WeakRef<FocusableElement> | undefined;
  #end: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** The element that has the focus, or, as Safari focuses no button that is clicked, the one that was clicked last. */
  get now(): FocusableElement | null {
    return focusedElement() ?? this.#clicked?.deref() ?? null;
  }

  /** It opens; one that the page has moved while it was open keeps what has opened it. */
  note(): void {
    this.last = this.now ?? this.last;
  }

  hostConnected(): void {
    const { signal } = (this.#end = new AbortController());
    const listening = { capture: true, signal };
    addEventListener('click', this.#onClick, listening);
    addEventListener('focusin', () => (this.#clicked = undefined), listening);
  }

  hostDisconnected(): void {
    this.#end?.abort();
  }

  readonly #onClick = (event: Event): void => {
    const control = event.composedPath().find(isControl);
    this.#clicked = control && new WeakRef(control);
  };
}

function isControl(target: EventTarget): target is FocusableElement {
  return isFocusable(target) && target.matches(controls);
}
