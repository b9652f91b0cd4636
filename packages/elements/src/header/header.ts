import type { Market, Session } from '@fleet-portal/model/entities';
import { shownLocale, splitUrl, visitor, type ActiveProduct } from '@fleet-portal/model/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { barMessagesNow, barMessagesReady } from '../words/bar-messages.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { here } from '../navigation/here.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { reportLost } from '../internal/report-lost.ts';
import { whenPainted } from '../timing/when-painted.ts';
import type { MarketController } from '../market/market-controller.ts';
import { OverflowController } from '../layout/overflow-controller.ts';
import { base } from '../theme/base.ts';
import { chevron } from '../theme/chevron.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import type { AfterPaintController } from './after-paint/after-paint-controller.ts';
import { bars } from './bars.ts';
import type { Company, HeaderView } from './header-view.ts';
import { headerStyles } from './header.styles.ts';
import { lateStyles } from './late.styles.ts';
import { MenuController } from './menu-controller.ts';
import { navigationStyles } from './navigation.styles.ts';
import type { SearchController } from './search/search-controller.ts';
import { topBarStyles } from './top-bar.styles.ts';
import type { TransparencyController } from './transparency-controller.ts';
import { variantStyles } from './variants.styles.ts';
export type {} from './define.ts';
export type { Company } from './header-view.ts';

/**
 * The header of the portal: top bar and navigation bar from 1024 px, the mobile header with its drawer below.
 * It sticks to the top of the element that contains it, so it stands directly in the page's column.
 * Its height is reserved before any data is there.
 *
 * @slot - Links that stand in the bar until the market is there, such as for a page whose script is still loading.
 * @slot brand - Replaces the drawn logo inside the link to the home page; a picture is 44 px high at most, and smaller where the bar is too narrow for it.
 * @slot search - Replaces the search field: from 1024 px in the top bar, `min(60vw - 464px, 300px)` wide at most; below with `search` only, for visitors in the main bar, on phones behind its toggle, and in workspaces behind that.
 * @slot company - Replaces the company's name in the top bar, and at the account in the mobile menu, such as by a company selector.
 * @slot view-… - The embedded view of the menu node whose view has this id.
 * @slot actions - Further buttons at the end of the main bar, 4 px apart. At 320 px there is room for two of 44 px, beside the search for one; below 1024 px more of them scroll sideways, and what opens from one stands over the bar as a `popover`.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 * @fires fp-login - The log in link was clicked; cancelable.
 * @fires fp-logout - The log out link was clicked; cancelable.
 * @fires fp-locale-change - Another language was chosen; cancelable.
 * @fires fp-company-change - Another company was chosen, which the header then shows; cancelable.
 * @fires fp-search - The search field was submitted; cancelable.
 * @fires fp-notifications-open - The bell was pressed.
 * @fires fp-menu-open - A menu opened.
 * @fires fp-menu-close - A menu closed.
 * @fires fp-error - The market of `src` did not come or is malformed, or it does not have the `locale`.
 *
 * @csspart top-bar - The bar with account, language and cart.
 * @csspart main-bar - The bar with the brand.
 * @csspart navigation - The list of primary nodes.
 * @csspart node - One primary node, a link or a button; “More” is one, too.
 * @csspart submenu - The sheet of a primary node.
 * @csspart dropdown - The list under a button.
 * @csspart brand - The link to the home page.
 * @csspart call-to-action - The market's own link in the top bar.
 * @csspart company - The company's name.
 * @csspart cart - The link to the cart.
 * @csspart login - The log in link.
 * @csspart notifications-button - The bell.
 * @csspart …-button - A button that opens a menu: `account-button`, `company-button`, `language-button`, `search-button`, `more-button`, `submenu-0-button` and so on, by the node's place among those that the person has; in the mobile header `mobile-root-button` and `mobile-account-button`.
 * @csspart workspace-title - The workspace's title in the mobile header.
 *
 * @cssprop --fp-color-surface - The bars; see the theme for the other colors.
 * @cssprop --fp-font-family - The type of every text.
 * @cssprop --fp-font-scale - Multiplies every text size; 1 by default.
 * @cssprop --fp-space-edge - Left and right of its content; the page grid's by default: 20 px, from 600 px of the window 24, from 1024 44, from 1440 108, from 1920 240.
 * @cssprop --fp-header-top - How far beneath the window's top it sticks, such as under a page's own fixed bar; 0 by default.
 */
export class FpHeader extends LocalizedElement {
  static override styles = [
    tokens,
    base,
    chevron,
    pageGrid,
    headerStyles,
    topBarStyles,
    navigationStyles,
    variantStyles,
    lateStyles,
  ];
  static override properties = {
    market: { attribute: false },
    session: { attribute: false },
    companies: { attribute: false },
    products: { attribute: false },
    locale: {},
    theme: { reflect: true },
    currentPath: { attribute: 'current-path' },
    src: {},
    cartQuantity: { attribute: 'cart-quantity', type: Number },
    notificationCount: { attribute: 'notification-count', type: Number },
    blueStarAdmin: { attribute: 'blue-star-admin', type: Boolean },
    companyId: { attribute: 'company-id' },
    companyError: { attribute: 'company-error' },
    search: { type: Boolean, reflect: true },
    searchError: { attribute: 'search-error' },
    workspaceTitle: { attribute: 'workspace-title' },
    // Given anew it counts for another path, though it stays true.
    transparent: { type: Boolean, reflect: true, hasChanged: () => true },
    compact: { type: Boolean, reflect: true },
  };

  /** The market whose navigation, labels and links are shown. */
  declare market: Market | null;
  /** Who is here; decides which links are shown. A visitor by default. */
  declare session: Session;
  /** The companies that the person may act for; with more than one, the company's name opens a list of them. */
  declare companies: readonly Company[] | null;
  /** The person's products, listed in the mobile menu. */
  declare products: readonly ActiveProduct[] | null;
  /** The language of the texts and the prefix of the links; the market's first locale where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own; the market's own theme where it is not set. */
  declare theme: AnyThemeName | null;
  /** Path, query and hash of the page, which mark the current links; the document's own where it is not set. */
  declare currentPath: string | null;
  /** The address of a market's JSON, loaded once a page where `market` is not set. */
  declare src: string;
  /** How many things are in the cart, shown as a whole number; none below 1. */
  declare cartQuantity: number;
  /** How many notifications are unread, shown as a whole number on the bell's badge; without a number there is no bell. */
  declare notificationCount: number | null;
  /** Whether the person is the fleet's primary user, who also sees the data sharing settings. */
  declare blueStarAdmin: boolean;
  /** Which of the companies is shown; the session's own where it is not set. Choosing another one in the list changes it. */
  declare companyId: string;
  /** Stands in the company's place, such as where a selector could not be loaded. */
  declare companyError: string;
  /** Shows the search field: in the top bar from 1024 px, below for visitors and in workspaces. */
  declare search: boolean;
  /** Stands beneath the search field, such as why a search failed. The next search empties it, and another page unless somebody is typing. */
  declare searchError: string;
  /** Stands beside the brand in the mobile header; below 600 px it takes the brand name's place. */
  declare workspaceTitle: string;
  /** The page begins with a hero: while the window is scrolled to its top, the header is white text over it. Ends with the path. */
  declare transparent: boolean;
  /** Lower bars; a retail market's are so by themselves, marked by `data-retail`. */
  declare compact: boolean;

  readonly #menu = new MenuController(this, () => this.#market);
  readonly #nodes = new OverflowController(this, '.nodes');
  /** The path that is shown. */
  #path: string | undefined;
  #afterPaint: AfterPaintController | undefined;
  // Loaded by the headers that need them; on a server's page the source comes with the market that the markup shows.
  protected source: MarketController | undefined;
  #transparency: TransparencyController | undefined;
  #search: SearchController | undefined;

  constructor() {
    super();
    this.market = null;
    this.session = visitor;
    this.companies = [];
    this.products = [];
    this.locale = '';
    this.theme = null;
    this.currentPath = null;
    this.src = '';
    this.cartQuantity = 0;
    this.notificationCount = null;
    this.blueStarAdmin = false;
    this.companyId = '';
    this.companyError = '';
    this.search = false;
    this.searchError = '';
    this.workspaceTitle = '';
    this.transparent = false;
    this.compact = false;
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return barMessagesReady(this.#locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#follow(here(this.currentPath), changed);
    this.toggleAttribute('data-retail', !!this.#market?.retailPrefix);
  }

  protected override render(): TemplateResult {
    const market = this.#market;
    const theme = this.theme ?? market?.theme ?? 'default';
    const isTransparent = this.#transparency?.isOn ?? this.transparent;
    // eslint-disable-next-line lit-a11y/click-events-have-key-events -- the clicks are those of its links, which have keys
    return html`<header
      data-theme=${theme}
      class=${isTransparent ? 'over' : nothing}
      lang=${this.#locale}
      @click=${announceNavigation}
      @pointerover=${this.#expect}
      @focusin=${this.#expect}
    >
      ${market ? bars(this.#view(market, theme)) : this.#waiting()}
    </header>`;
  }

  protected override firstUpdated(): void {
    whenPainted(() => this.#expect());
  }

  /** What did not come is asked for again at the next update, and once somebody comes near. */
  protected override updated(): void {
    this.#loadParts().catch(reportLost);
  }

  get #market(): Market | null {
    return this.market ?? this.source?.market ?? null;
  }

  get #locale(): string {
    return shownLocale(this.locale, this.#market);
  }

  #view(market: Market, theme: AnyThemeName): HeaderView {
    return {
      host: this,
      market,
      theme,
      session: this.session,
      locale: this.#locale,
      messages: barMessagesNow(this.#locale),
      currentPath: here(this.#path),
      fits: this.#nodes.fits,
      search: this.search ? this.#search : undefined,
      menu: this.#menu,
      afterPaint: this.#afterPaint,
    };
  }

  /** Whoever comes near may open a menu or follow a link next. */
  #expect(event?: Event): void {
    if (event) this.#menu.prepare(event);
    this.#loadAfterPaint().catch(reportLost);
    this.#loadParts().catch(reportLost);
  }

  /** On another path than before, nothing of the page before stays. */
  #follow(path: string, changed: PropertyValues<this>): void {
    const before = this.#path;
    this.#path = path;
    if (before === undefined || before === path) return;
    this.#menu.close();
    if (splitUrl(before).path !== splitUrl(path).path && !changed.has('transparent'))
      this.transparent = false;
  }

  /** The host's own links, and where the market did not load, a way to try again. */
  #waiting(): TemplateResult {
    return html`${this.src ? html`<div class="top-bar"></div>` : nothing}
      <div class="main-bar page-grid">
        <slot></slot>
        <div role="status">${this.source?.problem(this.#locale)}</div>
      </div>`;
  }

  /** Where it does not come, it is asked for again once somebody comes near. */
  async #loadAfterPaint(): Promise<void> {
    if (this.#afterPaint || !this.isConnected) return;
    const { AfterPaintController } = await import('./after-paint/after-paint-controller.ts');
    this.#afterPaint ??= new AfterPaintController(this, this.#menu, () => this.#market, this.#path);
  }

  async #loadParts(): Promise<void> {
    if (this.src && !this.market && !this.source) {
      const { MarketController } = await import('../market/market-controller.ts');
      this.source ??= new MarketController(this);
      this.requestUpdate();
    }
    if (this.transparent && !this.#transparency) {
      const { TransparencyController } = await import('./transparency-controller.ts');
      this.#transparency ??= new TransparencyController(this, this.#menu);
      this.requestUpdate();
    }
    if (this.search && !this.#search) {
      const { SearchController } = await import('./search/search-controller.ts');
      // Which draws the header anew as it finds its place.
      this.#search ??= new SearchController(this, this.#menu);
    }
  }
}
