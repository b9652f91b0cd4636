import type { LitElement, ReactiveController } from 'lit';
import type { FpMenuOpenEvent } from '../events/menu-event.ts';
import { onFrameEntered } from '../focus/on-frame-entered.ts';
import { around } from './around.ts';

type Host = LitElement & { error: string };

/**
 * Clears a search bar's error, which covers the content beneath the field, when the user moves on: with the focus, by a press or into a
 * menu (HDR-13). An error that is not visible is kept until it is.
 */
export class ErrorController implements ReactiveController {
  readonly #host: Host;
  #shown: AbortController | undefined;

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  hostUpdated(): void {
    const { error, isConnected } = this.#host;
    if (!error || !isConnected) this.#stop();
    else if (!this.#shown) this.#watch();
  }

  #stop(): void {
    this.#shown?.abort();
    this.#shown = undefined;
  }

  #watch(): void {
    this.#shown = new AbortController();
    const { signal } = this.#shown;
    const options = { signal, capture: true };
    // A focus move inside a shadow root reaches no listener outside it.
    for (const node of around(this.#host))
      if (!(node instanceof Element)) node.addEventListener('focusin', this.#onElsewhere, options);
    document.addEventListener('pointerdown', this.#onElsewhere, options);
    document.addEventListener('fp-menu-open', this.#onMenuOpen, options);
    onFrameEntered(this.#host, this.#leave, signal);
  }

  readonly #onElsewhere = (event: Event): void => {
    if (!event.composedPath().includes(this.#host)) this.#leave();
  };

  /** The search menu holds the field itself: it opens to show the error. */
  readonly #onMenuOpen = ({ menu }: FpMenuOpenEvent): void => {
    if (menu !== 'search') this.#leave();
  };

  readonly #leave = (): void => {
    if (!this.#host.checkVisibility()) return;
    this.#stop();
    this.#host.error = '';
  };
}
