import type { Market } from '@fleet-portal/model/entities';
import { localeText } from '@fleet-portal/model/rules';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { refreshIcon } from '../icons/refresh-cw.ts';
import type { MarketError } from './market-error.ts';
import type { LoadOptions } from './market-source.ts';
import { messagesNow } from '../words/messages.ts';

type Host = LitElement & { market: Market | null; src: string; locale: string };

/** Those that wait for a market that did not come: what one of them loads in the end, they all show. */
const waiting = new Set<MarketController>();

/** Loads the market that `src` points at; the loader itself comes only where a host page uses `src`. */
export class MarketController implements ReactiveController {
  market: Market | null = null;
  readonly #host: Host;
  #failure: MarketError | null = null;
  /** Whether it has failed once more, which the same words have to say. */
  #isRepeated = false;
  /** The `src` and `locale` of the last loading. */
  #loaded = '';

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#failure) waiting.add(this);
  }

  /** Before the host is drawn: what failed at another `src` or `locale` is not said of this one. */
  hostUpdate(): void {
    if (this.#wanted === this.#loaded || this.#host.market) return;
    this.#failure = null;
    void this.load({ sharesFailure: true });
  }

  hostDisconnected(): void {
    waiting.delete(this);
  }

  /** Says that the market did not load; trying again is a click away. A locale that the market does not have is the page's to mend. */
  problem(locale: string): TemplateResult | typeof nothing {
    if (!this.#failure || this.#failure.field === 'locale') return nothing;
    return html`<button type="button" class="tool" @click=${() => this.load()}>
      ${refreshIcon}${messagesNow(locale).menuFailed}${this.#isRepeated ? '\u00a0' : ''}
    </button>`;
  }

  /** Goes on from the market of `src` that a server's markup shows, as if it had loaded it. */
  begin(market: Market): void {
    this.market = market;
    this.#loaded = this.#wanted;
  }

  /** Loads again what failed, or what `src` points at now; an answer that a newer `src` or `locale` has overtaken is dropped. */
  async load(options?: LoadOptions): Promise<void> {
    const { src } = this.#host;
    const wanted = this.#wanted;
    this.#loaded = wanted;
    waiting.delete(this);
    const isOvertaken = () => wanted !== this.#loaded;
    try {
      const { loadMarket, fitLocale } = await source();
      const market = src ? await loadMarket(src, options) : null;
      if (isOvertaken()) return;
      if (market) fitLocale(this.#host, market);
      this.market = market;
      this.#failure = null;
      for (const other of waiting) if (other.#host.src === src) void other.load({ sharesFailure: true });
    } catch (error) {
      if (isOvertaken()) return;
      this.market = null;
      this.#isRepeated = this.#failure !== null && !this.#isRepeated;
      this.#failure = error as MarketError;
      if (this.#host.isConnected) waiting.add(this);
      this.#tell(this.#failure);
    }
    this.#host.requestUpdate();
  }

  get #wanted(): string {
    const { src, locale } = this.#host;
    return src && `${src} ${localeText(locale)}`;
  }

  #tell(error: MarketError): void {
    source()
      .then(({ makeRoom, tellMarketError }) => {
        makeRoom(this.#host.renderRoot);
        tellMarketError(this.#host, error);
      })
      .catch(() => console.error(error));
  }
}

const source = () => import('./market-source.ts');
