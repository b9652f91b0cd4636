import type { LitElement, ReactiveController } from 'lit';
import { here } from './here.ts';
import { onNavigation } from './on-address-change.ts';

/** Updates its host when the document's address changes, as long as the host has no `currentPath` of its own. */
export class AddressController implements ReactiveController {
  readonly #host: LitElement & { currentPath: string | null };
  #shown: string;
  #connected: AbortController | undefined;

  /** @param shown the address that the host currently shows */
  constructor(host: LitElement & { currentPath: string | null }, shown = here()) {
    this.#host = host;
    this.#shown = shown;
    host.addController(this);
  }

  hostConnected(): void {
    this.#connected = new AbortController();
    onNavigation(this.#look, this.#connected.signal);
    this.#look();
  }

  hostUpdated(): void {
    this.#shown = here();
  }

  hostDisconnected(): void {
    this.#connected?.abort();
  }

  readonly #look = (): void => {
    if (typeof this.#host.currentPath !== 'string' && here() !== this.#shown) this.#host.requestUpdate();
  };
}
