import type { LitElement, ReactiveController } from 'lit';
import { anew } from '../words/anew.ts';

/** The drawer's announcements, in a live region inside its dialog, because `Announcer` is silent while a dialog is open. */
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

  /** @param delay how long the region, which is rendered with the dialog, stays empty before its text is set, in ms */
  say(text: string, delay = 0): void {
    clearTimeout(this.#timer);
    if (delay) this.text = '';
    this.#timer = setTimeout(() => {
      this.text = anew(text, this.text);
      this.#host.requestUpdate();
    }, delay);
  }
}
