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
 * The header of the portal: top bar and navigation bar from 1024 px, below that the mobile header with its drawer. It is sticky within its
 * parent element, so place it directly in the page's column. Its height is reserved before any data is loaded.
 *
 * @slot - Links that the bar shows until the market is loaded, such as while the page's script is still loading.
 * @slot brand - Replaces the drawn logo inside the link to the home page; a picture is at most 44 px high, and smaller if the bar is too
 *   narrow for it.
 * @slot search - Replaces the search field: from 1024 px in the top bar, at most `min(60vw - 464px, 300px)` wide; below that only with
 *   `search`, for visitors in the main bar, on phones behind its toggle, and in workspaces always behind the toggle.
 * @slot company - Replaces the company's name in the top bar, and in the mobile menu's account level, such as by a company selector.
 * @slot view-… - The embedded view of the menu node whose view has this id.
 * @slot actions - Further buttons at the end of the main bar, 4 px apart. At 320 px there is room for two of 44 px, or for one beside the
 *   search; below 1024 px more of them scroll sideways, and anything that one opens must be a `popover` to show over the bar.
 *
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 * @fires fp-login - The user clicked the log in link; cancelable.
 * @fires fp-logout - The user clicked the log out link; cancelable.
 * @fires fp-locale-change - The user chose another language; cancelable.
 * @fires fp-company-change - The user chose another company, which the header then shows; cancelable.
 * @fires fp-search - The user submitted the search field; cancelable.
 * @fires fp-notifications-open - The user pressed the bell.
 * @fires fp-menu-open - A menu opened.
 * @fires fp-menu-close - A menu closed.
 * @fires fp-error - The market of `src` could not be loaded or is malformed, or it does not have the `locale`.
 *
 * @csspart top-bar - The bar with account, language and cart.
 * @csspart main-bar - The bar with the brand.
 * @csspart navigation - The list of primary nodes.
 * @csspart node - One primary node, a link or a button; the “More” button has it too.
 * @csspart submenu - The sheet of a primary node.
 * @csspart dropdown - The list under a button.
 * @csspart brand - The link to the home page.
 * @csspart call-to-action - The market's own link in the top bar.
 * @csspart company - The company's name.
 * @csspart cart - The link to the cart.
 * @csspart login - The log in link.
 * @csspart notifications-button - The bell.
 * @csspart …-button - A button that opens a menu: `account-button`, `company-button`, `language-button`, `search-button`, `more-button`,
 *   and `submenu-0-button` and so on, numbered among the nodes that this person sees; in the mobile header `mobile-root-button` and
 *   `mobile-account-button`.
 * @csspart workspace-title - The workspace's title in the mobile header.
 *
 * @cssprop --fp-color-surface - Background of the bars; see the theme for the other colors.
 * @cssprop --fp-font-family - The font of all texts.
 * @cssprop --fp-font-scale - Multiplies every text size; 1 by default.
 * @cssprop --fp-space-edge - Space left and right of the content. By default that of the page grid: 20 px, from a window width of 600 px
 *   24, from 1024 44, from 1440 108, from 1920 240.
 * @cssprop --fp-header-top - Distance from the window's top at which the header sticks, such as below the page's own fixed bar; 0 by
 *   default.
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
    // Setting it again, though it stays true, makes it apply to the new path.
    transparent: { type: Boolean, reflect: true, hasChanged: () => true },
    compact: { type: Boolean, reflect: true },
  };

  /** The market whose navigation, labels and links are shown. */
  declare market: Market | null;
  /** The current user's session, which decides which links are shown; a visitor by default. */
  declare session: Session;
  /** The companies that the user may act for; if there is more than one, the company's name opens a list of them. */
  declare companies: readonly Company[] | null;
  /** The user's products, listed in the mobile menu. */
  declare products: readonly ActiveProduct[] | null;
  /** The language of the texts and the prefix of the links; by default the market's first locale. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own; by default the market's theme. */
  declare theme: AnyThemeName | null;
  /** Path, query and hash of the page, which decide the links marked as current; by default the document's own. */
  declare currentPath: string | null;
  /** The address of a market's JSON, loaded once per page if `market` is not set. */
  declare src: string;
  /** The number of items in the cart, shown as a whole number; hidden if below 1. */
  declare cartQuantity: number;
  /** The number of unread notifications, shown as a whole number on the bell's badge; without a number there is no bell. */
  declare notificationCount: number | null;
  /** Whether the user is the fleet's primary user, who also gets the data sharing settings. */
  declare blueStarAdmin: boolean;
  /** The id of the company that is shown; by default the session's own. Choosing another one in the list changes it. */
  declare companyId: string;
  /** A message in the company's place, such as when a selector could not be loaded. */
  declare companyError: string;
  /** Shows the search field: from 1024 px in the top bar, below that for visitors and in workspaces. */
  declare search: boolean;
  /**
   * A message below the search field, such as why a search failed. The next search clears it, and so does another page unless the user is
   * typing.
   */
  declare searchError: string;
  /** The workspace's title, beside the brand in the mobile header; below 600 px it replaces the brand name. */
  declare workspaceTitle: string;
  /** Lays the header as white text over the page's hero while the window is scrolled to the top. Reset when the path changes. */
  declare transparent: boolean;
  /** Makes the bars lower. On a retail market they are lower anyway, and the element has `data-retail`. */
  declare compact: boolean;

  readonly #menu = new MenuController(this, () => this.#market);
  readonly #nodes = new OverflowController(this, '.nodes');
  /** The path that the header shows. */
  #path: string | undefined;
  #afterPaint: AfterPaintController | undefined;
  // These are loaded only by headers that need them. On server-rendered pages `source` is loaded with the market that the markup shows.
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

  /** Parts that could not be loaded are requested again at the next update, and when the user approaches the header. */
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

  /** A user who points at or focuses the header may open a menu or follow a link next. */
  #expect(event?: Event): void {
    if (event) this.#menu.prepare(event);
    this.#loadAfterPaint().catch(reportLost);
    this.#loadParts().catch(reportLost);
  }

  /** When the path changes, nothing that belongs to the previous page stays: open menus close, and `transparent` is reset. */
  #follow(path: string, changed: PropertyValues<this>): void {
    const before = this.#path;
    this.#path = path;
    if (before === undefined || before === path) return;
    this.#menu.close();
    if (splitUrl(before).path !== splitUrl(path).path && !changed.has('transparent'))
      this.transparent = false;
  }

  /** The host page's own links, and a button to try again if the market did not load. */
  #waiting(): TemplateResult {
    return html`${this.src ? html`<div class="top-bar"></div>` : nothing}
      <div class="main-bar page-grid">
        <slot></slot>
        <div role="status">${this.source?.problem(this.#locale)}</div>
      </div>`;
  }

  /** If loading fails, it is tried again when the user approaches the header. */
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
      // The controller requests the update itself when it is connected.
      this.#search ??= new SearchController(this, this.#menu);
    }
  }
}
