import { adoptStyles, html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { anew } from '../words/anew.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { FpSearchEvent } from '../events/search-event.ts';
import { alertIcon } from '../icons/circle-alert.ts';
import { searchIcon } from '../icons/search.ts';
import { closeIcon } from '../icons/x.ts';
import { ignoreHeldEscape, isEscape } from '../input/escape.ts';
import { messagesNow, messagesReady } from '../words/messages.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { statusTokens } from '../theme/status-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { ErrorController } from './error-controller.ts';
import { isInHeader } from './is-in-header.ts';
import { styles } from './search-bar.styles.ts';
export type {} from './define.ts';

/**
 * A search field with its button, 40 px high, 32 px from 1024 px (HDR-13). In a row it is 300 px wide and shrinks with it.
 * It finds nothing by itself: it says what is searched for, and shows what the page says went wrong.
 * In a header, by slot or inside, it takes the header's colors.
 *
 * @fires fp-search - A search for something was submitted; cancelable, for whoever answers it: the bar does nothing more.
 * @fires {InputEvent} input - The user changed what stands in the field.
 *
 * @csspart field - The box of text and buttons.
 * @csspart error - The box beneath it that says what went wrong.
 *
 * @cssprop --fp-color-surface - The field; see the theme for the other colors.
 * @cssprop --fp-color-error-surface - The error's box.
 * @cssprop --fp-color-error-ink - The error's text, and the field's while it shows.
 */
export class FpSearchBar extends LocalizedElement {
  static override styles = [base, floating, statusTokens, styles];
  static override properties = {
    query: {},
    error: {},
    label: {},
    locale: {},
    theme: {},
  };

  /** What stands in the field; the user's typing changes it. */
  declare query: string;
  /** What went wrong, shown beneath the field. The user's typing, Escape, closing it, going elsewhere and the next search empty it. */
  declare error: string;
  /** What the field is called, also shown while it is empty; “Search” in the element's locale where it is not set. */
  declare label: string;
  /** The language of the texts, such as `fr-ca`; English where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. In a header it only colors the error; all else is the header's own. */
  declare theme: AnyThemeName | null;

  /** The error that was last read aloud, as it was written. */
  #said = '';

  constructor() {
    super();
    this.query = '';
    this.error = '';
    this.label = '';
    this.locale = '';
    this.theme = null;
    new ErrorController(this);
  }

  /** Puts the focus into the field, once it is there. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#field?.focus(options);
    else void this.updateComplete.then(() => this.#field?.focus(options));
  }

  /** Its own tokens would win over those that a header hands down. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (!(this.renderRoot instanceof ShadowRoot)) return;
    const own = isInHeader(this) ? [] : [tokens];
    const sheets = FpSearchBar.finalizeStyles([own, FpSearchBar.styles]);
    // In WebKit (seen in 2.50), sheets that are given once more no longer follow the window's width.
    if (this.renderRoot.adoptedStyleSheets.length !== sheets.length) adoptStyles(this.renderRoot, sheets);
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return messagesReady(this.locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // What was set before it was defined counts as no change.
    if ((changed.has('error') || !this.hasUpdated) && this.error) this.#said = anew(this.error, this.#said);
  }

  protected override render(): TemplateResult {
    const { clearSearch, close, search } = messagesNow(this.locale);
    const label = this.label || search;
    return html`<form
      role="search"
      aria-label=${this.label || nothing}
      lang=${spokenLocale(this)}
      data-theme=${this.theme ?? nothing}
      @submit=${this.#submit}
      @keydown=${this.#onKeyDown}
    >
      <div class="field" part="field">
        <input
          type="search"
          autocomplete="off"
          enterkeyhint="search"
          aria-label=${label}
          placeholder=${label}
          aria-invalid=${this.error ? 'true' : nothing}
          aria-describedby=${this.error ? 'error' : nothing}
          @input=${this.#onInput}
        />
        <button
          type="button"
          class="clear"
          aria-label=${clearSearch}
          ?hidden=${!this.query}
          @click=${this.#clear}
        >
          ${closeIcon}
        </button>
        <button aria-label=${search}>${searchIcon}</button>
      </div>
      <div class="error" part="error" ?hidden=${!this.error}>
        ${alertIcon}
        <p id="error" role="alert"><bdi>${this.error && this.#said}</bdi></p>
        <button
          type="button"
          class="close"
          aria-label=${`${close}: ${this.error}`}
          @click=${this.#closeError}
        >
          ${closeIcon}
        </button>
      </div>
    </form>`;
  }

  /** Only where it says something else: a field that is written keeps no place in its text. */
  protected override updated(): void {
    const field = this.#field;
    const query = this.query || '';
    if (field && field.value !== query) field.value = query;
  }

  get #field(): HTMLInputElement | null {
    return this.renderRoot.querySelector('input');
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const query = this.#field?.value.trim();
    if (!query) return this.focus();
    this.error = '';
    this.dispatchEvent(new FpSearchEvent(query));
  }

  #onInput(event: InputEvent): void {
    if (!(event.target instanceof HTMLInputElement)) return;
    this.query = event.target.value;
    this.error = '';
  }

  /** The first Escape closes the error, the next empties the field, and one more is left to what stands around. */
  #onKeyDown(event: KeyboardEvent): void {
    ignoreHeldEscape(event);
    if (!isEscape(event) || (!this.error && !this.query)) return;
    event.preventDefault();
    if (this.error) this.#closeError();
    else this.#clear();
  }

  #closeError(): void {
    this.error = '';
    this.focus();
  }

  #clear(): void {
    const field = this.#field;
    if (!field) return;
    field.value = '';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.focus();
  }
}
