import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { focusedElement, isFocusable, type FocusableElement } from './focused-element.ts';

const controls = 'a[href],button,input,select,textarea,summary,[tabindex]';

/** Remembers what opened its host, so that the focus can return there. */
export class OpenerController implements ReactiveController {
  /** The element that opened the host last. */
  last: FocusableElement | null = null;
  /** The element that was clicked last, if nothing has taken the focus since. */
  #clicked: WeakRef<FocusableElement> | undefined;
  #end: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** The focused element, or the one clicked last, because Safari does not focus a clicked button. */
  get now(): FocusableElement | null {
    return focusedElement() ?? this.#clicked?.deref() ?? null;
  }

  /** Call when the host opens. If nothing has the focus, as when the page has moved the open host, the previous opener is kept. */
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
