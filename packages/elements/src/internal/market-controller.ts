import type { Market } from '@fleet-portal/model/entities';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { refreshIcon } from '../icons/refresh-cw.ts';
import type { MarketError } from '../market-error.ts';
import type { LoadOptions } from '../market-source.ts';
import { messagesNow } from './messages.ts';

type Host = LitElement & { market: Market | null; src: string; locale: string };

/** Those that wait for a market that did not come: what one of them loads in the end, they all show. */
const waiting = new Set<MarketController>();

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

  hostConnected(): void {
    if (this.hasFailed) waiting.add(this);
  }

  hostUpdated(): void {
    const { src, market, locale } = this.#host;
    if (market) return;
    if (src !== this.#src) void this.load({ sharesFailure: true });
    else if (locale && this.market?.allowedLocales.includes(locale) === false) void this.#mendLocale();
  }

  hostDisconnected(): void {
    waiting.delete(this);
  }

  /** Says that the market did not load; trying again is a click away. */
  problem(locale: string): TemplateResult | typeof nothing {
    if (!this.hasFailed) return nothing;
    return html`<button type="button" class="tool" @click=${() => this.load()}>
      ${refreshIcon}${messagesNow(locale).marketFailed}
    </button>`;
  }

  /** Loads again what failed, or what `src` points at now; an answer that a newer `src` has overtaken is dropped. */
  async load(options?: LoadOptions): Promise<void> {
    const { src } = this.#host;
    this.#src = src;
    this.hasFailed = false;
    waiting.delete(this);
    try {
      const market = src ? await (await source()).loadMarket(src, options) : null;
      if (src !== this.#src) return;
      this.market = market;
      await this.#mendLocale();
      for (const other of waiting) if (other.#src === src) void other.load({ sharesFailure: true });
    } catch (error) {
      if (src !== this.#src) return;
      this.hasFailed = true;
      if (this.#host.isConnected) waiting.add(this);
      this.#tell(error as MarketError);
    }
    this.#host.requestUpdate();
  }

  #tell(error: MarketError): void {
    source()
      .then(({ tellMarketError }) => tellMarketError(this.#host, error))
      .catch(() => console.error(error));
  }

  async #mendLocale(): Promise<void> {
    if (this.market) (await source()).mendLocale(this.#host, this.market);
  }
}

const source = () => import('../market-source.ts');
