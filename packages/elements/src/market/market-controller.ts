import type { Market } from '@fleet-portal/model/entities';
import { localeText } from '@fleet-portal/model/rules';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { refreshIcon } from '../icons/refresh-cw.ts';
import type { MarketError } from './market-error.ts';
import type { LoadOptions } from './market-source.ts';
import { messagesNow } from '../words/messages.ts';

type Host = LitElement & { market: Market | null; src: string; locale: string };

/** Controllers whose market failed to load: once the connection is back, or one with the same `src` succeeds, they load again. */
const waiting = new Set<MarketController>();
const loadWaiting = () => {
  for (const one of waiting) void one.load();
};

/** Loads the market of `src`. The loader itself is only fetched on pages that use `src`. */
export class MarketController implements ReactiveController {
  market: Market | null = null;
  readonly #host: Host;
  #failure: MarketError | null = null;
  /** The `src` and `locale` of the last load. */
  #loaded = '';

  constructor(host: Host) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    if (this.#failure) waiting.add(this);
  }

  /** Runs before the host renders, so that a failure of an earlier `src` or `locale` is not shown for the current one. */
  hostUpdate(): void {
    if (this.#wanted === this.#loaded || this.#host.market) return;
    this.#failure = null;
    void this.load({ sharesFailure: true });
  }

  hostDisconnected(): void {
    waiting.delete(this);
  }

  /**
   * The failure message, a button that tries again and says so meanwhile. A locale that the market does not have is the page's to fix, so it
   * shows nothing.
   */
  problem(locale: string): TemplateResult | typeof nothing {
    if (!this.#failure || this.#failure.field === 'locale') return nothing;
    const text = messagesNow(locale)[waiting.has(this) ? 'menuFailed' : 'loading'];
    return html`<button type="button" class="tool" @click=${() => this.load()}>
      ${refreshIcon}${text}
    </button>`;
  }

  /** Continues with the market of `src` that the server's markup shows, as if it had been loaded. */
  begin(market: Market): void {
    this.market = market;
    this.#loaded = this.#wanted;
  }

  /** Loads again after a failure, or after `src` has changed; drops the answer if `src` or `locale` has changed meanwhile. */
  async load(options?: LoadOptions): Promise<void> {
    const { src } = this.#host;
    const wanted = this.#wanted;
    this.#loaded = wanted;
    waiting.delete(this);
    this.#host.requestUpdate();
    const isOvertaken = () => wanted !== this.#loaded;
    try {
      const { loadMarket, fitLocale } = await source();
      const market = src ? await loadMarket(src, options) : null;
      if (isOvertaken()) return;
      if (market) fitLocale(this.#host, market);
      this.market = market;
      this.#failure = null;
      for (const one of waiting) if (one.#host.src === src) void one.load();
    } catch (error) {
      if (isOvertaken()) return;
      this.market = null;
      this.#failure = error as MarketError;
      if (this.#host.isConnected) waiting.add(this);
      // A new connection does not fix a mistake in the market itself.
      if (!this.#failure.field) addEventListener('online', loadWaiting);
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
      .then(({ tellMarketError }) => tellMarketError(this.#host, error))
      .catch(() => console.error(error));
  }
}

const source = () => import('./market-source.ts');
