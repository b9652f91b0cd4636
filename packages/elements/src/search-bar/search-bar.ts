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
 * A search field with its button, 40 px high, 32 px from 1024 px (HDR-13). In a row it is 300 px wide and shrinks with it. It does not
 * search by itself: it reports what the user searches for, and shows the page's error message. In a header, slotted or inside, it takes the
 * header's colors.
 *
 * @fires fp-search - The user submitted a search that is not empty; cancelable, for the listener that handles it. The bar itself does
 *   nothing more.
 * @fires {InputEvent} input - The user changed the text of the field.
 *
 * @csspart field - The box with text and buttons.
 * @csspart error - The box beneath the field with the error.
 *
 * @cssprop --fp-color-surface - Background of the field; see the theme for the other colors.
 * @cssprop --fp-color-error-surface - Background of the error.
 * @cssprop --fp-color-error-ink - Text color of the error, and of the field while the error shows.
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

  /** The text of the field; the user's typing changes it. */
  declare query: string;
  /** An error shown beneath the field. Typing, Escape, closing it, moving on to something else and the next search clear it. */
  declare error: string;
  /** The field's name, also shown while it is empty; by default “Search” in the element's locale. */
  declare label: string;
  /** The language of the texts, such as `fr-ca`; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. In a header it only colors the error; the rest takes the header's theme. */
  declare theme: AnyThemeName | null;

  /** The error that was announced last, as it was written to the live region. */
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

  /** Focuses the field, once it is rendered. */
  override focus(options?: FocusOptions): void {
    if (this.hasUpdated) this.#field?.focus(options);
    else void this.updateComplete.then(() => this.#field?.focus(options));
  }

  /** Adopts tokens only outside a header, because they would override those inherited from it. */
  override connectedCallback(): void {
    super.connectedCallback();
    if (!(this.renderRoot instanceof ShadowRoot)) return;
    const own = isInHeader(this) ? [] : [tokens];
    const sheets = FpSearchBar.finalizeStyles([own, FpSearchBar.styles]);
    // In WebKit (seen in 2.50), sheets that are adopted again no longer follow the window's width.
    if (this.renderRoot.adoptedStyleSheets.length !== sheets.length) adoptStyles(this.renderRoot, sheets);
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return messagesReady(this.locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // Lit does not report properties that were set before the element was defined as changed.
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

  /** Written only if it differs, because writing a field's value moves its caret. */
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

  /** The first Escape closes the error, the second clears the field, and a third is left to whatever is around it. */
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
