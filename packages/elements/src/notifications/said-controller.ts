import type { LitElement, ReactiveController } from 'lit';
import { announceDelay } from '../timing/announce-delay.ts';
import { anew } from '../words/anew.ts';

/** What the drawer reads aloud: of what comes as it opens the last, once its live region has stood for a moment. */
export class SaidController implements ReactiveController {
  text = '';
  readonly #host: LitElement;
  /** From when on the region is heard. */
  #from = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** The region comes into the page with the dialog. */
  open(): void {
    this.text = '';
    this.#from = performance.now() + announceDelay;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.text = anew(text, this.text);
      this.#host.requestUpdate();
    }, this.#from - performance.now());
  }
}
