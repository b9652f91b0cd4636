import { html, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { dialogClosed } from '../dialog/open-dialogs.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { anew } from './anew.ts';

/** How long announced texts stay in the live regions, in ms. */
const staying = 1000;

/**
 * Two hidden live regions that announce each text once for as long as its key is kept, no matter how often or in what order the list is
 * rendered.
 */
export class Announcer implements ReactiveController {
  #polite = '';
  #urgent = '';
  #said = new Set<string>();
  #due: { key: string; text: string; isUrgent: boolean }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #host: ReactiveControllerHost;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  /** Texts not announced yet are announced when the list is connected again. */
  hostDisconnected(): void {
    clearTimeout(this.#timer);
    for (const { key } of this.#due) this.#said.delete(key);
    this.#due = [];
    this.#polite = this.#urgent = '';
  }

  /** Forgets all keys except these. */
  keep(keys: readonly string[]): void {
    this.#said = new Set(keys.filter((key) => this.#said.has(key)));
    this.#due = this.#due.filter(({ key }) => keys.includes(key));
  }

  /** Announces a text unless one was announced under this key. */
  say(key: string, text: string, isUrgent: boolean): void {
    if (this.#said.has(key)) return;
    this.#said.add(key);
    this.#due.push({ key, text, isUrgent });
    this.#speakSoon();
  }

  render(): TemplateResult {
    return html`<div class="hidden-text" role="status">${this.#polite}</div>
      <div class="hidden-text" role="alert">${this.#urgent}</div>`;
  }

  #speakSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#speak(), announceDelay);
  }

  /** Texts that arrive while a modal dialog is open are announced after it closes. */
  async #speak(): Promise<void> {
    const closed = dialogClosed();
    if (closed) {
      await closed;
      if (this.#due.length) this.#speakSoon();
      return;
    }
    const texts = (urgent: boolean) =>
      this.#due
        .filter(({ isUrgent }) => isUrgent === urgent)
        .map(({ text }) => text)
        .join(' ');
    this.#show(texts(false), texts(true));
    this.#due = [];
    this.#timer = setTimeout(() => this.#show('', ''), staying);
  }

  #show(polite: string, urgent: string): void {
    this.#polite = anew(polite, this.#polite);
    this.#urgent = anew(urgent, this.#urgent);
    this.#host.requestUpdate();
  }
}
