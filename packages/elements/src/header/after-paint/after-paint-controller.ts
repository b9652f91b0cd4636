import type { Market, PrimaryNode, Session } from '@fleet-portal/model/entities';
import {
  localesOf,
  primaryNodes,
  reportNavigation,
  reportSession,
  selectedNode,
  shownLocale,
} from '@fleet-portal/model/rules';
import type { LitElement, ReactiveController } from 'lit';
import { FocusKeeper } from '../../focus/focus-keeper.ts';
import { AddressController } from '../../navigation/address-controller.ts';
import { here } from '../../navigation/here.ts';
import { slideAccentBar } from '../../layout/slide-accent-bar.ts';
import { atRest } from '../../timing/at-rest.ts';
import { lateStyles } from '../late.styles.ts';
import type { MenuController } from '../menu-controller.ts';
import { shownBar } from '../shown-bar.ts';
import { tellNoMarket } from '../../market/tell-no-market.ts';
import { checkLocale } from '../../words/spoken-locale.ts';
import { hideBrokenIcons } from './broken-icons.ts';
import { checkCounts, type Counting } from './check-counts.ts';
import { watchComingMenus } from './coming-menu.ts';
import { markLinksForConfirmation } from '../../navigation/mark-links-for-confirmation.ts';
import { hideEmptyPlaces } from './empty-places.ts';
import { fetchMenus } from './fetch-menus.ts';
import { afterPaintStyles } from './after-paint.styles.ts';
import { StrayClicks } from '../../input/stray-clicks.ts';
import { tooltips } from '../../input/tooltips.ts';

type Host = LitElement &
  Counting & { session: Session; locale: string; src: string; currentPath: string | null; search: boolean };

// Fills one sheet that all headers share: in WebKit (seen in 2.50), sheets added to a header later no longer follow the window's width.
lateStyles.styleSheet?.replaceSync(afterPaintStyles.cssText);

/** Does the work that a header's first paint need not wait for. */
export class AfterPaintController implements ReactiveController {
  readonly selectedNode = (nodes: readonly PrimaryNode[], locale: string, currentPath: string): number =>
    selectedNode(nodes, locale, currentPath, this.#host.session);
  readonly #host: Host;
  readonly #market: () => Market | null;
  /** The market and the session whose mistakes were reported last. */
  #toldMarket: Market | null = null;
  #toldSession: Session | undefined;
  /** The attributes whose unreadable counts were reported. */
  readonly #toldCounts = new Set<string>();
  /** The node that has the accent bar. */
  #marked: Element | null = null;

  /**
   * @param market the market that the header shows, which may not have been parsed
   * @param path the path that the header shows
   */
  constructor(host: Host, menu: MenuController, market: () => Market | null, path: string | undefined) {
    this.#host = host;
    this.#market = market;
    markLinksForConfirmation(host, () => ({ market: market(), locale: this.#locale }));
    const root = host.renderRoot as ShadowRoot;
    root.addEventListener('slotchange', () => {
      hideEmptyPlaces(root);
      // If the page slots its own company selector, the list of companies loses its button.
      if (menu.button?.checkVisibility() === false) menu.close();
    });
    hideBrokenIcons(root);
    // HTML does not know self-closing tags: `<fp-header />` is never closed.
    if (host.querySelector('main')) console.error('<fp-header> holds <main>: close it by </fp-header>.');
    tellNoMarket(host, market);
    tooltips(root);
    new StrayClicks(host);
    new FocusKeeper(host, (holder) => focusPlaces(holder, host.search));
    new AddressController(host, path);
    fetchMenus();
    watchComingMenus(host, menu);
    host.addController(this);
    this.hostUpdated();
    const shown = market();
    const nodes: PrimaryNode[] = shown ? primaryNodes(shown, host.session) : [];
    // Renders again only if a node must be marked.
    if (this.selectedNode(nodes, this.#locale, here(host.currentPath)) >= 0) host.requestUpdate();
  }

  hostUpdated(): void {
    checkLocale(this.#host);
    checkCounts(this.#host, this.#toldCounts);
    const marked = this.#host.renderRoot.querySelector('.marked');
    slideAccentBar(this.#marked, marked);
    this.#marked = marked;
    hideEmptyPlaces(this.#host.renderRoot);
    const market = this.#market();
    if (market && market !== this.#toldMarket) lookThrough(market, this.#locale);
    this.#toldMarket = market;
    const { session } = this.#host;
    if (session !== this.#toldSession) atRest(() => reportSession(session));
    this.#toldSession = session;
  }

  get #locale(): string {
    return shownLocale(this.#host.locale, this.#market());
  }
}

/** What appears or disappears as somebody signs in or out, and the company list, which a page may replace. */
const personal = '[id*=account], [name=company] *, #bell, [part=login]';
const account = ['#account', '#mobile-account', '.top-bar [part=login]', '.main-bar [part=login]'];
const navigation = ['#more', '.nodes > :nth-last-child(1 of :not(.spacer)) > *'];

/**
 * Where the focus may go when its holder disappears: from a navigation node to another one, from the account to the log in link and back,
 * else to the element rendered in its place, such as a link that visitors and signed-in users both have. The search field keeps its own
 * focus.
 */
function focusPlaces(holder: Element, hasSearch: boolean): readonly string[] {
  if (hasSearch && holder.closest('fp-search-bar, [slot=search]')) return [];
  if (holder.closest('.navigation')) return [...navigation, ...shownBar];
  if (holder.matches(personal)) return [...account, ...shownBar];
  const href = holder.getAttribute('href');
  return [`[part~='${holder.part.value}']`, `[href="${CSS.escape(href ?? '')}"]`, ...shownBar];
}

/** Reports on the console what is wrong with a market, or that it does not have this locale. */
function lookThrough(market: Market, locale: string): void {
  const locales = localesOf(market);
  if (!locales.length)
    console.error('<fp-header>: its market names no locales. Hand over what parseMarket makes of the JSON.');
  else if (!locales.includes(locale))
    console.error(`<fp-header>: locale "${locale}": its market has ${locales.join(', ')}.`);
  atRest(() => reportNavigation(market.navBar));
}
