import type { LitElement, ReactiveController } from 'lit';
import { desktop } from '../../internal/on-breakpoint.ts';
import { focusShownBar } from '../focus-shown-bar.ts';

/** Gives a focus that goes with its bar, as the window passes 1024 px, to the bar that is shown then. */
export class FocusKeeper implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #media = matchMedia(desktop);
  /** What has the focus, or had it until its bar was hidden. */
  #holder: Element | null;

  constructor(host: LitElement) {
    this.#root = host.renderRoot as ShadowRoot;
    this.#holder = this.#root.activeElement;
    this.#root.addEventListener('focusin', ({ target }) => (this.#holder = target as Element));
    // Chromium takes the focus out of what is hidden before it tells that the window is another.
    this.#root.addEventListener('focusout', () => {
      if (this.#holder?.checkVisibility()) this.#holder = null;
    });
    host.addController(this);
  }

  hostConnected(): void {
    this.#media.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    this.#media.removeEventListener('change', this.#onChange);
  }

  readonly #onChange = (): void => {
    const isElsewhere = document.activeElement !== document.body && !this.#root.activeElement;
    // The search field moves into the other bar, and takes its focus along by itself.
    if (isElsewhere || this.#holder?.matches('fp-search-bar')) return;
    if (this.#holder?.checkVisibility() === false) focusShownBar(this.#root);
  };
}
