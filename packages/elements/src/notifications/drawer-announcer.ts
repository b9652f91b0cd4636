import type { LitElement, ReactiveController } from 'lit';
import { anew } from '../words/anew.ts';

/** What the drawer reads aloud, in a live region inside its dialog: `Announcer` keeps still while a dialog is open. */
export class DrawerAnnouncer implements ReactiveController {
  text = '';
  readonly #host: LitElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
  }

  /** @param delay how long the region, which comes with the dialog, stands empty before it is heard, in ms */
  say(text: string, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay) this.text = '';
    this.#timer = setTimeout(() => {
      this.text = anew(text, this.text);
      this.#host.requestUpdate();
    }, delay);
  }
}
