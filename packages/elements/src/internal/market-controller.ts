import type { Market } from '@fleet-portal/model/entities';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { refreshIcon } from '../icons/refresh-cw.ts';
import { messagesNow } from './messages.ts';

type Host = LitElement & { market: Market | null; src: string };

/** Loads the market that `src` points at; the loader itself comes only where a host page uses `src`. */
export class MarketController implements ReactiveController {
  market: Market | null = null;
  hasFailed = false;
  readonly #host: Host;
  #src = '';

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.#host.src !== this.#src && !this.#host.market) void this.load();
  }

  /** Says that the market did not load; trying again is a click away. */
  problem(locale: string): TemplateResult | typeof nothing {
    if (!this.hasFailed) return nothing;
    return html`<button type="button" class="tool" @click=${() => this.load()}>
      ${refreshIcon}${messagesNow(locale).marketFailed}
    </button>`;
  }

  /** Loads again what failed, or what `src` points at now; an answer that a newer `src` has overtaken is dropped. */
  async load(): Promise<void> {
    const { src } = this.#host;
    this.#src = src;
    this.hasFailed = false;
    try {
      const market = src ? await (await import('../market-source.ts')).loadMarket(src) : null;
      if (src !== this.#src) return;
      this.market = market;
    } catch (error) {
      if (src !== this.#src) return;
      this.hasFailed = true;
      console.error(
        `<${this.#host.localName}> has no market: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    this.#host.requestUpdate();
  }
}
