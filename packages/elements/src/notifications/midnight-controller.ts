import type { LitElement, ReactiveController } from 'lit';

/** In ms. The offsets of all time zones are multiples of it, so that each midnight begins one. */
const quarterOfAnHour = 900_000;

/** Draws an open host anew whenever a day may have begun somewhere (NTF-02). */
export class MidnightController implements ReactiveController {
  readonly #host: LitElement & { open: boolean };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement & { open: boolean }) {
    this.#host = host;
    host.addController(this);
  }

  /** The timer stands still while the computer sleeps. */
  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#draw);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#draw);
    clearTimeout(this.#timer);
  }

  /** @param now when the host is drawn, in ms since 1970: a day that begins while it is drawn is not missed */
  waitFrom(now: number): void {
    clearTimeout(this.#timer);
    if (!this.#host.open || !this.#host.isConnected) return;
    const left = now - (now % quarterOfAnHour) + quarterOfAnHour - Date.now();
    this.#timer = setTimeout(this.#draw, left);
  }

  readonly #draw = (): void => this.#host.requestUpdate();
}
