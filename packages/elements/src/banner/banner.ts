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
 * A message above the content that concerns the whole page (BAN-01), with optional actions and an X. Its text is announced once: warnings
 * and errors as an alert, an info when the screen reader is idle. Without a text it shows nothing. The content that the user is reading
 * stays in place when the banner appears or disappears.
 *
 * @fires fp-banner-action - The user chose an action.
 * @fires fp-banner-close - The user clicked the X; the banner then hides until its text changes. Prevent the event to keep it.
 *
 * @csspart banner - The colored box.
 * @csspart action - One of the buttons after the text.
 * @csspart close - The X.
 *
 * @cssprop --fp-color-info-surface - Background of an info; `warning` and `error` likewise.
 * @cssprop --fp-color-info-ink - Text color of an info; `warning` and `error` likewise.
 * @cssprop --fp-space-edge - Space left and right of the content; by default that of the page grid.
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

  /** The banner's message. */
  declare text: string;
  /** info, warning or error: decides color, icon, and how urgently the text is announced. */
  declare variant: Banner['variant'];
  /** The buttons after the text; one without a label shows its action's name. */
  declare actions: Banner['actions'] | null;
  /** Whether the banner has an X. */
  declare closable: boolean;
  /** The language of the banner's own words, such as `fr-ca`; English by default. */
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

  /** Silent only from here on: markup rendered by a server may be all that there is, so its text must be readable. */
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

  /** Without hydration support, Lit would render a second copy beside the server's markup; remove the first. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    if (!('litElementHydrateSupport' in globalThis)) this.shadowRoot?.replaceChildren();
    return super.createRenderRoot();
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return noticesReady(this.locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const comesBack = changed.has('text') && (this.#isClosed || !firstText(changed.get('text')));
    // A live region with another urgency, or one that was not rendered without a text, is new, and must be empty before its text is set.
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

  /** Without a text the banner takes no place in the page's grid, and no gap. */
  #takePlace(): void {
    this.toggleAttribute('data-empty', !this.#hasText);
  }

  /**
   * Makes the text visible and audible after a delay. A text that changes faster than that, such as a count, must not restart the delay.
   */
  #beHeard(): void {
    this.#waiting ??= setTimeout(() => {
      this.#waiting = undefined;
      this.isSilent = false;
      void this.#repeatAfterDialog();
    }, announceDelay);
  }

  /** A text that appears while a modal dialog is open is visible at once, and announced when the dialog closes. */
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
