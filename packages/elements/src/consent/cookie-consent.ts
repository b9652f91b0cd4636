import { type CookieCategory, cookieCategories, cookieNames } from '@fleet-portal/model/constants';
import { allowedCategories, decidedCategories } from '@fleet-portal/model/rules';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { StrayClicks } from '../input/stray-clicks.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { mainHeading } from '../focus/main-heading.ts';
import { focusTarget } from '../focus/focus-target.ts';
import { NoticeFocus } from '../focus/notice-focus.ts';
import { OpenerController } from '../focus/opener-controller.ts';
import { backdrop } from '../theme/backdrop.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import { pageEdge } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { statusTokens } from '../theme/status-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { Announcer } from '../words/announcer.ts';
import { bannerStyles } from './banner.styles.ts';
import { banner } from './banner.ts';
import { consentWords, type ConsentWords } from './consent-words.ts';
import { clearRefused, type CookieNames } from './clear-cookies.ts';
import { styles } from './cookie-consent.styles.ts';
import { FpCookieConsentEvent } from '../events/cookie-consent-event.ts';
import { isEscape } from '../input/escape.ts';
import { isUndecided } from './is-undecided.ts';
import { readCookies } from './read-cookies.ts';
import { RoomBelow } from './room-below.ts';
import { settingsStyles } from './settings.styles.ts';
import { chosenCategories, resetSwitches, settings } from './settings.ts';
import { switchStyles } from './switch.styles.ts';
import { onMenuOpen } from './on-menu-open.ts';
import { showFrom } from '../dialog/show-from.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { ownWords } from '../words/own-words.ts';
export type {} from './define.ts';
export type { CookieNames } from './clear-cookies.ts';

/**
 * Asks about cookies if there is no decision yet and the browser keeps cookies, and opens the cookie settings when the page receives
 * `fp-cookie-settings`. Use one per page, as a child of the body; it takes no room there.
 *
 * @fires fp-cookie-consent - The user decided about cookies, for the first time or again.
 * @fires fp-navigate - The user is about to follow the link to the privacy policy; cancelable.
 *
 * @csspart banner - The question at the window's lower edge.
 * @csspart settings - The dialog with the settings.
 *
 * @cssprop --fp-space-edge - Space left and right of the question, from 600 px on; by default that of the page grid.
 */
export class FpCookieConsent extends LitElement {
  static override styles = [
    tokens,
    statusTokens,
    base,
    floating,
    backdrop,
    styles,
    pageEdge,
    bannerStyles,
    settingsStyles,
    switchStyles,
  ];

  static override properties = {
    locale: {},
    theme: { reflect: true },
    privacyHref: { attribute: 'privacy-href' },
    names: { attribute: false },
    isAsking: { state: true },
    isOpen: { state: true },
    isBehind: { state: true },
    hasFailed: { state: true },
  };

  /** The language of the texts; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  /** The address of the privacy policy; without a link if it is empty or unsafe. */
  declare privacyHref: string;
  /** Cookies to clear if their category is refused, such as `{ performance: ['_ga*'] }`; `*` is any ending. By default the shell's list. */
  declare names: CookieNames | null;

  declare private isAsking: boolean;
  declare private isOpen: boolean;
  /** Whether a header menu is open, which the question must not cover. */
  declare private isBehind: boolean;
  /** Whether the last decision could not be saved. */
  declare private hasFailed: boolean;

  #words: ConsentWords | undefined;
  /** The error, if the words could not be loaded. */
  #failure: Error | undefined;
  /** The address of the page on which the settings were asked for; empty if they are no longer wanted. */
  #page = '';
  /** The number of answers since the question appeared. */
  #answers = 0;
  readonly #announcer = new Announcer(this);
  #listeners: AbortController | undefined;
  /** Closes the settings; undefined while they are closed. */
  #hide: (() => void) | undefined;
  readonly #opener = new OpenerController(this);

  constructor() {
    super();
    this.locale = '';
    this.theme = null;
    this.privacyHref = '';
    this.names = cookieNames;
    this.isAsking = false;
    this.isOpen = false;
    this.isBehind = false;
    this.hasFailed = false;
    this.addEventListener('click', announceNavigation);
    new NoticeFocus(this, mainHeading);
    new RoomBelow(
      this,
      () => this.renderRoot.querySelector<HTMLElement>('.banner:not([inert])'),
      () => this.isBehind,
    );
    new StrayClicks(this);
  }

  /**
   * Opens the cookie settings; resolves when they are shown. They do not open if, while their words were loading, the user went to another
   * page, opened a menu or pressed Escape.
   * @throws if their words could not be loaded; the next call tries again
   */
  async open(): Promise<void> {
    this.hasFailed = false;
    // Settings that open again while they fade out show the saved decision.
    if (!this.isOpen && this.shadowRoot) resetSwitches(this.shadowRoot);
    this.isOpen = true;
    this.#page = location.href;
    await this.updateComplete;
    if (this.#failure) throw this.#failure;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = (this.#listeners = new AbortController());
    document.addEventListener('fp-cookie-settings', this.#openAsked, { signal });
    addEventListener('popstate', this.#close, { signal });
    onMenuOpen((isOpen) => {
      this.isBehind = isOpen;
      if (isOpen) this.#page = '';
    }, signal);
    addEventListener('keydown', (event) => !this.#hide && isEscape(event) && (this.#page = ''), { signal });
    // A decision may come from another tab: in a window beside this one, or while this one was hidden.
    document.addEventListener('visibilitychange', this.#ask, { signal });
    if ('cookieStore' in globalThis) cookieStore.addEventListener('change', this.#ask, { signal });
    this.#ask();
  }

  protected override firstUpdated(): void {
    clearRefused(this.names);
  }

  /** A disconnected dialog is no longer modal. `isOpen` stays true, so that the settings open again if the element is only moved. */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#listeners?.abort();
    this.#letGo();
  }

  /** Waits for the words, unless a decision makes them unnecessary. Without them nothing is shown until it is asked for again. */
  protected override async scheduleUpdate(): Promise<void> {
    this.#failure = undefined;
    try {
      while (!this.#isWorded) this.#words = await consentWords(this.#locale);
    } catch (error) {
      console.error('The words about cookies could not be loaded.', error);
      this.#failure = error as Error;
      this.isAsking = false;
      this.#close();
    }
    if (!this.#hide && location.href !== this.#page) this.isOpen = false;
    await super.scheduleUpdate();
    if (!this.#isWorded) this.requestUpdate();
  }

  /** Checks again: properties that were set before the element was defined are known only now. */
  protected override shouldUpdate(): boolean {
    return this.#isWorded;
  }

  protected override render(): unknown {
    const { hasFailed, privacyHref } = this;
    const words = this.#words;
    if (!words) return nothing;
    const view = {
      words,
      privacyHref,
      hasFailed,
      accept: () => void this.#decide(cookieCategories),
      refuse: () => void this.#decide([]),
    };
    const { lang, dir = nothing } = ownWords(this.#locale);
    return html`<div
      data-theme=${this.theme ?? nothing}
      lang=${lang}
      dir=${dir}
      @fp-navigate=${this.#close}
      @transitionend=${() => this.requestUpdate()}
    >
      ${
        this.isAsking || this.#isSeen('.banner')
          ? banner({ ...view, isAsking: this.isAsking, isBehind: this.isBehind, choose: this.#openAsked })
          : nothing
      }
      ${
        this.isOpen || this.#isSeen('dialog')
          ? settings({
              ...view,
              allowed: allowedCategories(decidedCategories(readCookies())),
              save: () => void this.#decide(chosenCategories(this.renderRoot)),
              close: this.#close,
            })
          : nothing
      }
      ${this.#announcer.render()}
    </div>`;
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (changed.get('names') !== undefined) clearRefused(this.names);
    if (this.isAsking && !this.#answers) this.#say('title');
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.isOpen && dialog && this.isConnected) this.#hide ??= showFrom(this.#opener, dialog, this.#close);
  }

  #say(word: 'title' | 'saved'): void {
    if (this.#words) this.#announcer.say(word, this.#words[word], false);
  }

  /** Ignores the error, which has been logged. */
  readonly #openAsked = (): void => {
    this.open().catch(() => undefined);
  };

  get #locale(): string {
    return spokenLocale(this);
  }

  /** Whether the words of the current language are loaded, if any are needed. */
  get #isWorded(): boolean {
    return !(this.isAsking || this.isOpen) || this.#words?.locale === this.#locale;
  }

  /** A part that fades out is rendered until it is invisible. */
  #isSeen(part: string): boolean | undefined {
    return this.renderRoot.querySelector(part)?.checkVisibility();
  }

  /** If the saved decision has disappeared, the question counts as a new one and is announced again. */
  readonly #ask = (): void => {
    const isAsking = isUndecided();
    if (isAsking && !this.isAsking) this.#answers = 0;
    this.isAsking = isAsking;
  };

  /** If several answers are given before one is saved, the last one counts. Settings that were opened meanwhile stay open. */
  async #decide(accepted: readonly CookieCategory[]): Promise<void> {
    const answer = (this.#answers += 1);
    const hide = this.#hide;
    this.hasFailed = false;
    this.#announcer.keep([]);
    try {
      const { saveDecision } = await import('./save-decision.ts');
      await this.updateComplete;
      if (answer !== this.#answers) return;
      await saveDecision(accepted, this.names);
    } catch (error) {
      console.error(error);
      if (answer === this.#answers) this.hasFailed = true;
      return;
    }
    if (answer !== this.#answers) return;
    this.#say('saved');
    this.isAsking = false;
    if (hide === this.#hide) this.#close();
    await this.updateComplete;
    resetSwitches(this.renderRoot);
    this.dispatchEvent(new FpCookieConsentEvent(allowedCategories(accepted)));
  }

  /** After a page change the browser would return the focus to an element of the old page; give it to the main heading instead. */
  readonly #close = (): void => {
    const hasLeft = this.#hide && location.href !== this.#page;
    this.isOpen = false;
    this.#letGo();
    if (hasLeft) focusTarget(mainHeading());
  };

  #letGo(): void {
    this.#hide?.();
    this.#hide = undefined;
  }
}
