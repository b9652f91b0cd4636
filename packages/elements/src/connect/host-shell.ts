import type { CookieCategory } from '@fleet-portal/model/constants';
import type { Market, ModalFields, Session, TopNotification } from '@fleet-portal/model/entities';
import {
  firstText,
  isSignedIn,
  localeText,
  marketHref,
  shownLocale,
  visitor,
} from '@fleet-portal/model/rules';
import type { GateOptions } from '../consent/gate.ts';
import { confirmNavigation } from './confirm-navigation.ts';
import { loadConsent } from './consent-loader.ts';
import { HostElements } from './host-elements.ts';
import { loadSoon } from './load-soon.ts';
import { marketOf, marketSource, type MarketSource } from './market-of.ts';
import { HostLook, type Look } from './host-look.ts';
import { loadNotices } from './notices-loader.ts';
import type { CheckedOptions, ConnectedShell } from './options.ts';
import type { PersonParts } from './person-parts.ts';
import { report } from './report.ts';
import { WhoIsHere } from './who-is-here.ts';

/** Keeps the page's elements up to date, and loads what is requested. */
export class HostShell implements ConnectedShell {
  readonly #options: CheckedOptions;
  readonly #end = new AbortController();
  readonly #elements: HostElements;
  readonly #look: HostLook;
  readonly #who: WhoIsHere;
  readonly #askForConsent: () => void;
  readonly #notices: ReturnType<typeof loadNotices>;
  #market: Market | null = null;
  /** The source of the market, and its loading; undefined if there is no source or it failed. */
  #source: MarketSource = null;
  #making: Promise<void> | undefined;
  #told = '';
  /** Loaded when a user is signed in for the first time. */
  #person: PersonParts | undefined;
  #bringing: Promise<void> | undefined;
  /** Aborted when a user is signed in again. */
  #lost = new AbortController();

  constructor(options: CheckedOptions, ended: () => void) {
    this.#options = options;
    const { base, locale, market, elements: given } = options;
    const { signal } = this.#end;
    const look = (this.#look = new HostLook(() => this.#lookNow));
    const elements = new HostElements({
      given,
      signal,
      arrived: () => void this.#meet(),
      updated: () => {
        look.follow();
        if (this.#sourceNow !== this.#source) void this.#loadMarket();
      },
    });
    this.#elements = elements;
    this.#notices = loadNotices({ elements, look, signal });
    const markLinks = confirmNavigation({
      place: () => ({ market: this.#market, locale: look.now.locale }),
      openModal: (modal) => this.openModal(modal),
      signal,
    });
    this.#who = new WhoIsHere({
      base,
      signal,
      changed: () => {
        // It needs the script that also loads the session.
        markLinks();
        this.#onSession();
      },
      lost: () => this.#onLost(),
      returned: () => this.#person?.listAnew(),
    });
    this.#askForConsent = loadConsent({ consent: options.consent, look, signal });
    if (locale) elements.give({ locale });
    if (typeof market === 'object') elements.give({ market });
    if (typeof market === 'string') elements.give({ src: marketHref(base, market), market: null });
    options.signal?.addEventListener('abort', () => this.disconnect(), { signal });
    signal.addEventListener('abort', ended);
    document.addEventListener('click', this.#onClick, { signal });
    addEventListener('online', () => void this.#loadMarket(), { signal });
    void this.#who.load();
    void this.#meet();
  }

  get session(): Session {
    return this.#who.session;
  }

  async refresh(): Promise<boolean> {
    if (this.#end.signal.aborted) return false;
    const [isAnswered] = await Promise.all([this.#who.load(), this.#meet()]);
    await this.#bringing;
    await this.#person?.counted;
    return isAnswered;
  }

  notify(notification: TopNotification): () => void {
    return this.#notices.notify(notification);
  }

  openModal(modal: ModalFields): () => void {
    return this.#notices.openModal(modal);
  }

  whenAllowed(category: CookieCategory, callback: () => void, options: GateOptions = {}): void {
    import('./wait-for-consent.ts')
      .then(({ waitForConsent }) => waitForConsent(category, callback, options, this.#end.signal))
      .catch(report);
  }

  disconnect(): void {
    if (this.#end.signal.aborted) return;
    this.#end.abort();
    this.#elements.giveSession(visitor);
    this.#elements.giveHeaders({ notificationCount: null, cartQuantity: 0 });
    if (this.#options.locale) this.#elements.giveLocaleBack();
    this.#look.giveBack();
  }

  /** The current language and theme of the header or, without one, of the footer. */
  get #lookNow(): Look {
    const [header = this.#elements.all[0]] = this.#elements.headers;
    const own = [localeText(header?.locale), header?.getAttribute('locale'), this.#options.locale];
    return {
      locale: shownLocale(firstText(...own), this.#market),
      theme: header?.theme ?? this.#market?.theme ?? 'default',
    };
  }

  /** Whether the page's language is known; while only headers or footers that are not hydrated yet are on the page, it is not. */
  get #hasLook(): boolean {
    const { locale, consent } = this.#options;
    if (this.#market !== null || this.#elements.all.length > 0) return true;
    const said = firstText(locale, typeof consent === 'object' && consent.locale);
    return said !== '' && !document.querySelector('fp-header,fp-footer');
  }

  #onSession(): void {
    const { session } = this.#who;
    this.#elements.giveSession(session);
    if (isSignedIn(session)) {
      this.#lost.abort();
      this.#bringing ??= this.#bringPerson();
    }
    this.#showPerson();
    this.#tell(session);
  }

  async #bringPerson(): Promise<void> {
    const { PersonParts } = await loadSoon();
    this.#person = new PersonParts({
      base: this.#options.base,
      elements: this.#elements,
      look: this.#look,
      signal: this.#end.signal,
      failing: () => this.#who.failed,
    });
    this.#showPerson();
  }

  #showPerson(): void {
    if (this.#market && !this.#end.signal.aborted) this.#person?.show(this.#market, this.session);
  }

  #onLost(): void {
    const market = this.#market;
    if (!market) return;
    this.#lost = new AbortController();
    const signal = AbortSignal.any([this.#end.signal, this.#lost.signal]);
    import('./session-lost.ts')
      .then(({ saySessionLost }) =>
        saySessionLost({ market, elements: this.#elements, look: this.#look, signal }),
      )
      .catch(report);
  }

  /** In a microtask, because errors of the page's callback are not the shell's. */
  #tell(session: Session): void {
    const now = JSON.stringify(session);
    if (now === this.#told) return;
    this.#told = now;
    queueMicrotask(() => this.#options.onSession?.(session));
  }

  get #sourceNow(): MarketSource {
    return marketSource(this.#options, this.#elements);
  }

  /** Loads the market and asks about cookies for the page as it is now: at the start, when elements were added, and on `refresh()`. */
  async #meet(): Promise<void> {
    await this.#loadMarket();
    if (this.#hasLook) this.#askForConsent();
  }

  #loadMarket(): Promise<void> | undefined {
    const source = this.#sourceNow;
    if (source === this.#source && this.#making) return this.#making;
    this.#source = source;
    return (this.#making = source === null ? undefined : this.#makeMarket(source));
  }

  async #makeMarket(source: Market | string): Promise<void> {
    try {
      const market = await marketOf(source);
      if (source !== this.#source || this.#end.signal.aborted) return;
      this.#market = market;
      this.#look.follow();
      this.#showPerson();
    } catch (error) {
      if (source === this.#source) this.#making = undefined;
      // Elements that wait for it show the failure themselves.
      if (this.#elements.all.length === 0) report(error);
    }
  }

  /** An element whose market failed to load offers to retry: a click on it makes the shell retry, too. */
  readonly #onClick = (event: Event): void => {
    if (this.#making) return;
    const path = event.composedPath();
    if (this.#elements.all.some((element) => path.includes(element))) void this.#loadMarket();
  };
}
