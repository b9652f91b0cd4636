import type { Banner } from '@fleet-portal/model/entities';
import { firstText, list, textReporter } from '@fleet-portal/model/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { dialogClosed } from '../dialog/open-dialogs.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { FpBannerActionEvent, FpBannerCloseEvent } from '../events/banner-event.ts';
import { closeButton } from '../input/close-button.ts';
import { noticeButtons } from '../input/notice-buttons.ts';
import { StrayClicks } from '../input/stray-clicks.ts';
import { NoticeFocus } from '../focus/notice-focus.ts';
import { noticesNow, noticesReady } from '../words/notice-messages.ts';
import { base } from '../theme/base.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { statusTokens } from '../theme/status-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { styles } from './banner.styles.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { holdScroll } from '../layout/hold-scroll.ts';
import { statusHint, statusIcon } from '../icons/status-icon.ts';
export type {} from './define.ts';

const reportActions = textReporter('<fp-banner>', 'actions', 'action');

/**
 * A line above the content that says something of the whole page (BAN-01), with actions and an X where it has them. Its
 * text is announced once: as an alert where it warns, else when the screen reader is free. It shows nothing without a text.
 * What is read further down stays in its place when it comes or goes.
 *
 * @fires fp-banner-action - An action was chosen.
 * @fires fp-banner-close - The X was chosen; the banner hides, until it has another text, unless this is prevented.
 *
 * @csspart banner - The colored box.
 * @csspart action - One of the buttons behind the text.
 * @csspart close - The X.
 *
 * @cssprop --fp-color-info-surface - The box of an info; `warning` and `error` likewise.
 * @cssprop --fp-color-info-ink - Its text; `warning` and `error` likewise.
 * @cssprop --fp-space-edge - Left and right of its content; the page grid's by default.
 */
export class FpBanner extends LocalizedElement {
  static override styles = [tokens, statusTokens, base, pageGrid, noticeButtons, styles];
  static override properties = {
    text: {},
    variant: { reflect: true },
    actions: { attribute: false },
    closable: { type: Boolean },
    locale: {},
    theme: {},
    isSilent: { state: true },
  };

  /** What it says. */
  declare text: string;
  /** info, warning or error: color, icon, and how urgently it is announced. */
  declare variant: Banner['variant'];
  /** The buttons behind the text; one without a label reads what it does. */
  declare actions: Banner['actions'] | null;
  /** Whether it has an X. */
  declare closable: boolean;
  /** The language of its own words, such as `fr-ca`; English where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  declare private isSilent: boolean;

  #isClosed = false;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #letGo: (() => void) | undefined;

  constructor() {
    super();
    this.text = '';
    this.variant = 'info';
    this.actions = [];
    this.closable = false;
    this.locale = '';
    this.theme = null;
    this.isSilent = false;
    new NoticeFocus(this);
    new StrayClicks(this);
  }

  /** A server's markup is not silent: it may be all that there is. */
  override connectedCallback(): void {
    super.connectedCallback();
    this.isSilent = true;
    this.#letGo = holdScroll(this);
    this.#takePlace();
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#letGo?.();
  }

  /** A server's markup would stand beside its own where nothing lets it go on from there. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return noticesReady(this.locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const comesBack = changed.has('text') && (this.#isClosed || !firstText(changed.get('text')));
    // A live region of another urgency is a new one, and so is one that was not there without a text.
    if (this.hasUpdated && (changed.has('variant') || comesBack)) this.isSilent = true;
    if (this.#isClosed && changed.has('text')) this.#isClosed = this.hidden = false;
  }

  protected override render(): TemplateResult | typeof nothing {
    if (!this.#hasText) return nothing;
    const messages = noticesNow(this.locale);
    const isUrgent = this.variant === 'warning' || this.variant === 'error';
    const words = html`<span class=${this.isSilent ? 'silent' : nothing}
      >${statusHint(this.variant, messages)}<bdi>${this.text}</bdi></span
    >`;
    return html`<section
      part="banner"
      class="page-grid"
      aria-label=${messages.bannerRegion}
      lang=${spokenLocale(this)}
      data-theme=${this.theme ?? nothing}
    >
      <div class="row">
        ${statusIcon(this.variant)}
        <div class="words">
          <div class="text" role=${isUrgent ? 'alert' : 'status'}>${words}</div>
          ${this.#buttons}
        </div>
        ${this.closable ? closeButton(messages.closeMessage, () => this.#close()) : nothing}
      </div>
    </section>`;
  }

  protected override firstUpdated(): void {
    if (this.textContent.trim())
      console.warn('<fp-banner> shows its attribute text, and nothing of what is inside it.');
  }

  protected override updated(changed: PropertyValues<this>): void {
    reportActions(this.actions);
    this.#takePlace();
    if (!this.isConnected || !this.#hasText) return;
    if (this.isSilent) this.#beHeard();
    else if (changed.has('text')) void this.#repeatAfterDialog();
  }

  get #hasText(): boolean {
    return firstText(this.text) !== '';
  }

  get #buttons(): TemplateResult | typeof nothing {
    const actions = list(this.actions);
    if (!actions.length) return nothing;
    return html`<div class="actions">
      ${actions.map(
        ({ action, label }) =>
          html`<button
            type="button"
            class="action"
            part="action"
            @click=${() => this.dispatchEvent(new FpBannerActionEvent(action, label))}
          >
            ${firstText(label, action)}
          </button>`,
      )}
    </div>`;
  }

  /** Without a text it takes no place, nor the gap of a page's grid. */
  #takePlace(): void {
    this.toggleAttribute('data-empty', !this.#hasText);
  }

  /** Nobody sees it until then: a text that changes faster, such as a count, must not put that off. */
  #beHeard(): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      this.isSilent = false;
      void this.#repeatAfterDialog();
    }, announceDelay);
  }

  /** What comes while a dialog stands before the page is seen at once, and heard after it. */
  async #repeatAfterDialog(): Promise<void> {
    const closed = dialogClosed();
    if (!closed) return;
    await closed;
    this.isSilent = true;
  }

  #close(): void {
    if (this.dispatchEvent(new FpBannerCloseEvent())) this.#isClosed = this.hidden = true;
    this.requestUpdate();
  }
}
