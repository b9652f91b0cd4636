import type { ActionsPlacement, Modal, ModalAction } from '@fleet-portal/model/entities';
import { closesModal, list, type ModalCloseReason, textReporter } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { FpModalActionEvent, FpModalCloseEvent } from '../events/modal-event.ts';
import { focusedElement } from '../focus/focused-element.ts';
import { OpenerController } from '../focus/opener-controller.ts';
import { closeIcon } from '../icons/x.ts';
import { StrayClicks } from '../input/stray-clicks.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import type { CloseRequest } from '../dialog/show-dialog.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { noticesNow, noticesReady } from '../words/notice-messages.ts';
import { backdrop } from '../theme/backdrop.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import { actionButtons } from './actions.ts';
import { styles } from './modal.styles.ts';
import { openingNow, type KeepFocus, type Opening } from './return-focus.ts';
import { showModal } from './show-modal.ts';
export type {} from './define.ts';

const reportActions = textReporter('<fp-modal>', 'actions', 'id');

/**
 * A dialog over the page, which is inert and holds still beneath it (MOD-02, MOD-03). At most 560 px wide; its title names
 * it, long content scrolls with the actions in view. The focus begins at what the content marks with `autofocus`, else in
 * its first field where the content fits, else at the title, as in a window so low that all of it scrolls; it returns to where
 * it was.
 *
 * @slot - The content.
 *
 * @fires fp-modal-action - An action was chosen.
 * @fires fp-modal-close - The user closes it; it stays open where this is prevented. Or the page has hidden it, and nothing prevents that.
 * @fires fp-navigate - An action that is a link is about to be followed; cancelable.
 *
 * @csspart dialog - The box.
 * @csspart title - The title.
 * @csspart close - The X.
 * @csspart actions - The row of actions.
 * @csspart action - One action.
 *
 * @cssprop --fp-color-surface-raised - The box; see the theme for the other colors.
 * @cssprop --fp-radius-modal - Its corners; 12 px by default.
 */
export class FpModal extends LocalizedElement {
  static override styles = [tokens, floating, base, backdrop, styles];
  static override properties = {
    open: { type: Boolean, reflect: true },
    modalId: { attribute: 'modal-id' },
    heading: {},
    actions: { attribute: false },
    actionsPlacement: { attribute: 'actions-placement' },
    disableClickOutClose: { type: Boolean, attribute: 'disable-click-out-close' },
    disableXButton: { type: Boolean, attribute: 'disable-x-button' },
    closeIconId: { attribute: 'close-icon-id' },
    trigger: { attribute: false },
    locale: {},
    theme: {},
  };

  /** Whether it is shown. */
  declare open: boolean;
  /** Its name in the events. */
  declare modalId: string;
  /** Its title; “Notice” where it has none. */
  declare heading: string;
  /** Its buttons, in order. */
  declare actions: readonly ModalAction[] | null;
  /** Where they stand in their row: right (in a language read from right to left, left) or center. */
  declare actionsPlacement: ActionsPlacement;
  /** Keeps a click beside it from closing it. */
  declare disableClickOutClose: boolean;
  /** Takes away its X, and keeps Escape from closing it. */
  declare disableXButton: boolean;
  /** The id of its X. */
  declare closeIconId: string;
  /** The element that gets the focus back; the one that had it when the modal opened, where it is not set. */
  declare trigger: Modal['trigger'] | null;
  /** The language of its own words, such as `fr-ca`; English where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;

  readonly #opener = new OpenerController(this);
  #leave: (() => KeepFocus) | undefined;
  #keepFocus: KeepFocus | undefined;
  /** How it was opened, where the page has moved it since. */
  #moved: Opening | undefined;
  /** What of its own has the focus as an update begins, which may take that away. */
  #focused: Element | null = null;

  constructor() {
    super();
    this.open = false;
    this.modalId = '';
    this.heading = '';
    this.actions = [];
    this.actionsPlacement = 'right';
    this.disableClickOutClose = false;
    this.disableXButton = false;
    this.closeIconId = '';
    this.trigger = null;
    this.locale = '';
    this.theme = null;
    this.addEventListener('click', announceNavigation);
    new StrayClicks(this);
  }

  /** Puts the focus on the title. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector('h2')?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.open) this.#moved = this.#keepFocus?.();
    if (this.hasUpdated) this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide();
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return noticesReady(this.locale);
  }

  protected override render(): TemplateResult {
    return html`<dialog
      part="dialog"
      aria-labelledby="title"
      lang=${spokenLocale(this)}
      data-theme=${this.theme ?? nothing}
    >
      <div class="panel" tabindex="-1">
        <div class="head">
          <h2 id="title" part="title" tabindex="-1"><bdi>${this.#title}</bdi></h2>
          ${this.#closeButton}
        </div>
        <div class="body"><slot @slotchange=${this.#onContent}></slot></div>
        ${
          list(this.actions).length
            ? html`<div class="actions ${this.actionsPlacement === 'center' ? 'center' : ''}" part="actions">
                ${actionButtons(this.actions, this.modalId, this.#choose)}
              </div>`
            : nothing
        }
      </div>
    </dialog>`;
  }

  protected override willUpdate(): void {
    this.#focused = (this.renderRoot as ShadowRoot | undefined)?.activeElement ?? null;
  }

  protected override updated(): void {
    reportActions(this.actions);
    const dialog = this.#dialog;
    if (!dialog || !this.isConnected) return;
    const isLost = this.#focused && (!this.#focused.isConnected || this.#focused.matches(':disabled'));
    if (this.open && isLost) this.focus();
    if (this.open && !this.#leave)
      this.#leave = showModal(dialog, {
        opening: this.#moved ?? openingNow(this.trigger, this.#opener.now),
        onCloseRequest: this.#onCloseRequest,
      });
    this.#moved = undefined;
    if (!this.open) this.#hide();
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  get #title(): string {
    const heading = this.heading as string | number | null;
    return String(heading ?? '').trim() || noticesNow(this.locale).infoMessage;
  }

  get #closeButton(): TemplateResult | typeof nothing {
    if (this.disableXButton) return nothing;
    return html`<button
      type="button"
      class="close"
      part="close"
      id=${this.closeIconId || nothing}
      aria-label=${noticesNow(this.locale).close}
      @click=${() => this.#close('x')}
    >
      ${closeIcon}
    </button>`;
  }

  /** Content that is replaced may take the focus along. */
  readonly #onContent = (): void => {
    if (this.#leave && !focusedElement()) this.focus();
  };

  #hide(): void {
    if (!this.#leave) return;
    if (!this.open) this.#closeContent();
    this.#keepFocus = this.#leave();
    this.#leave = undefined;
  }

  /** What is open in its content goes with it: unseen, it would keep the page inert. */
  #closeContent(): void {
    for (const modal of this.querySelectorAll('fp-modal')) modal.open = false;
    for (const dialog of this.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  }

  /** At once: an update may wait for another language's words. */
  #close(reason: ModalCloseReason): void {
    if (!this.open || !closesModal(this, reason)) return;
    if (!this.dispatchEvent(new FpModalCloseEvent(this.modalId, reason))) return;
    this.open = false;
    this.#hide();
  }

  /** Its buttons can be pressed for a moment while it fades. */
  readonly #choose = (action: ModalAction): void => {
    if (!this.open) return;
    this.dispatchEvent(new FpModalActionEvent(this.modalId, action.id, action.closes));
    if (action.closes) this.#close('action');
  };

  readonly #onCloseRequest = (request: CloseRequest): void => {
    this.#close(request === 'closed' ? 'escape' : request);
    if (request === 'closed') this.#hide();
    // Where the browser has closed it and the page prevents that, it is shown again.
    this.requestUpdate();
  };
}
