import type { Market, Session } from '@fleet-portal/model/entities';
import { visitor } from '@fleet-portal/model/rules';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { barMessagesNow, barMessagesReady } from '../internal/bar-messages.ts';
import { here } from '../internal/here.ts';
import { base } from '../theme/base.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import type { HeaderView } from './header-view.ts';
import { headerStyles } from './header.styles.ts';
import { mainBar } from './main-bar.ts';
import type { MarketController } from '../internal/market-controller.ts';
import { MenuController } from './menu-controller.ts';
import { navigationStyles } from './navigation.styles.ts';
import { topBar } from './top-bar.ts';
import { topBarStyles } from './top-bar.styles.ts';

/**
 * The header of the portal: top bar and navigation bar from 1024 px, the mobile header with its drawer below.
 * It sticks to the top of the element that contains it, so it stands directly in the page's column.
 * Its height is reserved before any data is there.
 *
 * @slot - Links that stand in the bar until the market is there, such as for a page whose script is still loading.
 * @slot brand - Replaces the drawn logo inside the link to the home page.
 * @slot search - Stands at the end of the navigation bar from 1024 px.
 * @slot company - Replaces the company's name in the top bar, such as by a company selector.
 * @slot actions - Further buttons at the end of the main bar.
 *
 * @fires fp-navigate - A link is about to be followed; cancelable.
 * @fires fp-login - The log in link was clicked; cancelable.
 * @fires fp-logout - The log out link was clicked; cancelable.
 * @fires fp-locale-change - Another language was chosen; cancelable.
 * @fires fp-menu-open - A menu opened.
 * @fires fp-menu-close - A menu closed.
 *
 * @csspart top-bar - The bar with account, language and cart.
 * @csspart main-bar - The bar with the brand.
 * @csspart navigation - The list of primary nodes.
 * @csspart brand - The link to the home page.
 * @csspart company - The company's name.
 * @csspart cart - The link to the cart.
 * @csspart login - The log in link.
 *
 * @cssprop --fp-color-surface - The bars; see the theme for the other colors.
 * @cssprop --fp-font-family - The type of every text.
 * @cssprop --fp-font-scale - Multiplies every text size; 1 by default.
 */
export class FpHeader extends LitElement {
  static override styles = [tokens, base, pageGrid, headerStyles, topBarStyles, navigationStyles];
  static override properties = {
    market: { attribute: false },
    session: { attribute: false },
    locale: {},
    theme: { reflect: true },
    currentPath: { attribute: 'current-path' },
    src: {},
    cartQuantity: { attribute: 'cart-quantity', type: Number },
    blueStarAdmin: { attribute: 'blue-star-admin', type: Boolean },
  };

  /** The market whose navigation, labels and links are shown. */
  declare market: Market | null;
  /** Who is here; decides which links are shown. A visitor by default. */
  declare session: Session;
  /** The language of the texts and the prefix of the links; the market's first locale where it is not set. */
  declare locale: string;
  /** ford, lincoln, default or dark; the market's own theme where it is not set. */
  declare theme: ThemeName | null;
  /** Path, query and hash of the page, which mark the current links; the document's own where it is not set. */
  declare currentPath: string | null;
  /** The address of a market's JSON, loaded once a page where `market` is not set. */
  declare src: string;
  /** How many things are in the cart. */
  declare cartQuantity: number;
  /** Whether the person is the fleet's primary user, who also sees the data sharing settings. */
  declare blueStarAdmin: boolean;

  readonly #menu = new MenuController(this);
  /** Only a host page that gives `src` needs it. */
  #source: MarketController | undefined;

  constructor() {
    super();
    this.market = null;
    this.session = visitor;
    this.locale = '';
    this.theme = null;
    this.currentPath = null;
    this.src = '';
    this.cartQuantity = 0;
    this.blueStarAdmin = false;
  }

  /** Waits for the language's strings, so that they never replace English ones before the user's eyes. */
  protected override async scheduleUpdate(): Promise<void> {
    for (let strings; (strings = barMessagesReady(this.#locale));) await strings;
    await super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (this.hasUpdated && changed.has('currentPath')) this.#menu.close();
  }

  protected override render(): TemplateResult {
    const market = this.#market;
    const theme = this.theme ?? market?.theme ?? 'default';
    const close = () => this.#menu.close();
    return html`<header
      data-theme=${theme}
      lang=${this.#locale}
      @fp-navigate=${close}
      @fp-locale-change=${close}
    >
      ${market ? this.#bars({ ...this.#view, market, theme }) : this.#waiting()}
    </header>`;
  }

  protected override updated(): void {
    if (this.src && !this.market && !this.#source) this.#useSource().catch(console.error);
  }

  get #market(): Market | null {
    return this.market ?? this.#source?.market ?? null;
  }

  get #locale(): string {
    return [this.locale, this.#market?.allowedLocales[0]].find(Boolean) ?? 'en-us';
  }

  get #view(): Omit<HeaderView, 'market' | 'theme'> {
    return {
      session: this.session,
      locale: this.#locale,
      messages: barMessagesNow(this.#locale),
      currentPath: this.currentPath ?? here(),
      cartQuantity: this.cartQuantity,
      isBlueStarAdmin: this.blueStarAdmin,
      menu: this.#menu,
    };
  }

  #bars(view: HeaderView): TemplateResult {
    const { open, opened } = this.#menu;
    const closeAndReturn = () => this.#menu.close({ returnFocus: true });
    return html`${topBar(view)} ${mainBar(view)}
    ${
      opened.has('mobile')
        ? html`<fp-mobile-menu
            .view=${view}
            .start=${open?.kind === 'mobile' ? open.level : null}
            @close=${closeAndReturn}
          ></fp-mobile-menu>`
        : nothing
    }`;
  }

  /** The host's own links, and where the market did not load, a way to try again. */
  #waiting(): TemplateResult {
    return html`<div class="main-bar page-grid">
      <slot></slot>
      <div role="status">${this.#source?.problem(this.#locale)}</div>
    </div>`;
  }

  async #useSource(): Promise<void> {
    const { MarketController } = await import('../internal/market-controller.ts');
    this.#source ??= new MarketController(this);
    this.requestUpdate();
  }
}
