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
 * The page's last block: brand and version, link sections, social links, languages and the legal line. Sections can be folded below 1024
 * px, even without a script.
 *
 * @slot - Links shown while there is no market, such as before the script runs.
 * @slot brand - Replaces the drawn logo and name; a picture shrinks if the window is too narrow for it.
 *
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 * @fires fp-locale-change - The user chose another language; cancelable.
 * @fires fp-cookie-settings - The user asked for the cookie settings.
 * @fires fp-error - The market of `src` could not be loaded or is malformed, or it does not have the `locale`.
 *
 * @csspart footer - The whole block.
 * @csspart brand - Logo, name and versions.
 * @csspart get-updates - The invitation to subscribe to news.
 * @csspart sections - All link sections.
 * @csspart section - One link section: its heading and links.
 * @csspart follow-us - The links to social media.
 * @csspart languages - The languages to choose from.
 * @csspart legal - The last line.
 *
 * @cssprop --fp-space-edge - Space left and right of the content; by default that of the page grid.
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

  /** The market whose footer is shown; until it is there, the default slot is. */
  declare market: Market | null;
  /** The current user's session, which decides which links are shown; a visitor by default. */
  declare session: Session;
  /** The products listed at the market's active-products entry for signed-in users; without any, the entry is omitted. */
  declare products: readonly ActiveProduct[] | null;
  /** The language of the texts and the prefix of the links; by default the market's first locale. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own; by default the market's theme. */
  declare theme: AnyThemeName | null;
  /** Reduces the spacing; a retail market's footer has the reduced spacing anyway (HDR-18). */
  declare compact: boolean;
  /** Path, query and hash of the page, which decide the link marked as current; by default the document's own. */
  declare currentPath: string | null;
  /** The address of a market's JSON, loaded once per page if `market` is not set. */
  declare src: string;
  /** The application's version, shown under the brand. */
  declare appVersion: string;
  /** The build's name, shown under the version. */
  declare buildVersion: string;

  /** On server-rendered pages it begins with the market that the markup shows. */
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

  /** Loads the work that the first paint need not wait for. */
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
