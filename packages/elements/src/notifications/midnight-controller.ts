import type { LitElement, ReactiveController } from 'lit';

/** In ms. All time zone offsets are multiples of it, so every midnight falls on its start. */
const quarterOfAnHour = 900_000;

/** Renders an open host again whenever a new day may have begun in some time zone (NTF-02). */
export class MidnightController implements ReactiveController {
  readonly #host: LitElement & { open: boolean };
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement & { open: boolean }) {
    this.#host = host;
    host.addController(this);
  }

  /** Timers stop while the computer sleeps, so it also renders when the page becomes visible. */
  hostConnected(): void {
    document.addEventListener('visibilitychange', this.#draw);
  }

  hostDisconnected(): void {
    document.removeEventListener('visibilitychange', this.#draw);
    clearTimeout(this.#timer);
  }

  /** @param now the time of the rendering in ms since 1970, so that a day that begins during it is not missed */
  waitFrom(now: number): void {
    clearTimeout(this.#timer);
    if (!this.#host.open || !this.#host.isConnected) return;
    const left = now - (now % quarterOfAnHour) + quarterOfAnHour - Date.now();
    this.#timer = setTimeout(this.#draw, left);
  }

  readonly #draw = (): void => this.#host.requestUpdate();
}
