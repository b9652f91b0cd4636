import type { Market, Session } from '@fleet-portal/model/entities';
import { format } from '@fleet-portal/model/messages';
import {
  firstText,
  labelFor,
  readableProducts,
  shownLocale,
  visitor,
  type ActiveProduct,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { logo } from '../icons/logos.ts';
import { MarketController } from '../market/market-controller.ts';
import { messagesNow, messagesReady } from '../words/messages.ts';
import { whenPainted } from '../timing/when-painted.ts';
import { base } from '../theme/base.ts';
import { brandTokens } from '../theme/brand-colors.ts';
import { chevron } from '../theme/chevron.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import { followUs } from './follow-us.ts';
import type { FooterView } from './footer-view.ts';
import { styles } from './footer.styles.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { here } from '../navigation/here.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { languages } from './languages.ts';
import { sections } from './sections.ts';
import { linksReady, withLinks } from './translated-links.ts';
import { updates } from './updates.ts';
export type {} from './define.ts';

/**
 * The page's last block: brand and version, link sections, ways to follow the brand, languages and the legal line.
 * Sections fold below 1024 px, without a script too.
 *
 * @slot - Links for as long as there is no market, such as before the script runs.
 * @slot brand - Takes the place of the drawn logo and name; a picture becomes smaller where the window is too narrow for it.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 * @fires fp-locale-change - Another language was chosen; cancelable.
 * @fires fp-cookie-settings - The cookie settings were asked for.
 * @fires fp-error - The market of `src` did not come or is malformed, or it does not have the `locale`.
 *
 * @csspart footer - The whole block.
 * @csspart brand - Logo, name and versions.
 * @csspart get-updates - The way to subscribe to news.
 * @csspart sections - All link sections.
 * @csspart section - One link section: its heading and links.
 * @csspart follow-us - The links to social media.
 * @csspart languages - The languages to choose from.
 * @csspart legal - The last line.
 *
 * @cssprop --fp-space-edge - Left and right of its content; the page grid's by default.
 */
export class FpFooter extends LocalizedElement {
  static override styles = [tokens, brandTokens, base, chevron, pageGrid, styles];

  static override properties = {
    market: { attribute: false },
    session: { attribute: false },
    products: { attribute: false },
    locale: {},
    theme: { reflect: true },
    compact: { type: Boolean, reflect: true },
    currentPath: { attribute: 'current-path' },
    src: {},
    appVersion: { attribute: 'app-version' },
    buildVersion: { attribute: 'build-version' },
  };

  /** The country's site whose footer this is; until it is there, the default slot shows. */
  declare market: Market | null;
  /** Who is here; decides which links are shown. A visitor by default. */
  declare session: Session;
  /** What stands at the market's active-products entry once somebody is signed in; without any, the entry is left out. */
  declare products: readonly ActiveProduct[] | null;
  /** The language of the texts and the prefix of the links; the market's first locale where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own; the market's own theme where it is not set. */
  declare theme: AnyThemeName | null;
  /** Closer together; a retail market's footer is so by itself (HDR-18). */
  declare compact: boolean;
  /** Path, query and hash of the page, which mark the current link; the document's own where it is not set. */
  declare currentPath: string | null;
  /** The address of a market's JSON, loaded once a page where `market` is not set. */
  declare src: string;
  /** The application's version, shown under the brand. */
  declare appVersion: string;
  /** The build's name, shown under the version. */
  declare buildVersion: string;

  /** On a server's page it begins with the market that the markup shows. */
  protected readonly source = new MarketController(this);

  constructor() {
    super();
    this.market = null;
    this.session = visitor;
    this.products = [];
    this.locale = '';
    this.theme = null;
    this.compact = false;
    this.currentPath = null;
    this.src = '';
    this.appVersion = '';
    this.buildVersion = '';
    this.addEventListener('click', announceNavigation);
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return messagesReady(this.#locale) ?? linksReady(this.#market);
  }

  protected override firstUpdated(): void {
    const shown = here();
    whenPainted(() => void this.#loadAfterPaint(shown));
  }

  protected override render(): TemplateResult {
    const market = this.#market;
    if (!market) return html`<div class="page-grid waiting"><slot></slot></div>`;
    const view = this.#view(market);
    const { messages, locale } = view;
    const theme = this.theme ?? market.theme;
    const names = this.compact || market.retailPrefix ? 'page-grid compact' : 'page-grid';
    return html`<footer class=${names} part="footer" data-theme=${theme} lang=${locale}>
      <div class="top">
        <div class="brand" part="brand">
          <slot name="brand"
            >${logo(theme)}<span>Fleet <span>Portal</span></span></slot
          >
          ${line(messages.version, { version: this.appVersion })}
          ${line(messages.build, { build: this.buildVersion })}
        </div>
        ${updates(view)}
      </div>
      ${sections(view)}
      <div class="bottom">
        <div class="ways">${followUs(view)}${languages(view)}</div>
        <p part="legal"><bdi>${copyright(view)}</bdi></p>
      </div>
    </footer>`;
  }

  get #market(): Market | null {
    return this.market ?? this.source.market;
  }

  get #locale(): string {
    return shownLocale(this.locale, this.#market);
  }

  /** What the first paint need not wait for. */
  async #loadAfterPaint(shown: string): Promise<void> {
    try {
      const { afterPaint } = await import('./after-paint.ts');
      afterPaint(this, shown, () => this.#market);
    } catch (error) {
      console.error('<fp-footer> could not load what follows its first paint.', error);
    }
  }

  #view(market: Market): FooterView {
    const { session, products } = this;
    const locale = this.#locale;
    return {
      market: withLinks(market, locale),
      session,
      products: readableProducts(products),
      locale,
      messages: messagesNow(locale),
      currentPath: here(this.currentPath),
    };
  }
}

function line(text: string, values: { version: string } | { build: string }): unknown {
  return Object.values(values)[0] ? html`<p class="version">${format(text, values)}</p>` : nothing;
}

function copyright({ market, locale, messages }: FooterView): string {
  const fallback = { year: new Date().getFullYear(), name: firstText(market.title, 'Fleet Portal') };
  return labelFor(market.footer.copyright, locale, format(messages.copyright, fallback));
}
