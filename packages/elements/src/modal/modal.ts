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
 * A modal dialog over the page, which is inert and does not scroll beneath it (MOD-02, MOD-03). It is at most 560 px wide and named by its
 * title; long content scrolls while the actions stay visible. The focus starts at the content's `autofocus`, else in its first field if the
 * content fits, else at the title, which also gets it in a window so low that the whole dialog scrolls. On closing, the focus returns to
 * where it was.
 *
 * @slot - The content.
 *
 * @fires fp-modal-action - The user chose an action.
 * @fires fp-modal-close - The user is about to close the modal; prevent the event to keep it open. Also fired, not preventable, if the page
 *   has hidden the modal.
 * @fires fp-navigate - The user is about to follow an action that is a link; cancelable.
 *
 * @csspart dialog - The dialog's box.
 * @csspart title - The title.
 * @csspart close - The X.
 * @csspart actions - The row of actions.
 * @csspart action - One action.
 *
 * @cssprop --fp-color-surface-raised - Background of the box; see the theme for the other colors.
 * @cssprop --fp-radius-modal - Radius of its corners; 12 px by default.
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

  /** Whether the modal is open. */
  declare open: boolean;
  /** The modal's name in its events. */
  declare modalId: string;
  /** The modal's title; “Notice” if it is empty. */
  declare heading: string;
  /** The modal's buttons, in order. */
  declare actions: readonly ModalAction[] | null;
  /** The alignment of the actions in their row: right (left in languages read from right to left) or center. */
  declare actionsPlacement: ActionsPlacement;
  /** Keeps a click outside the modal from closing it. */
  declare disableClickOutClose: boolean;
  /** Removes the X, and keeps Escape from closing the modal. */
  declare disableXButton: boolean;
  /** The id of the X button. */
  declare closeIconId: string;
  /** The element that gets the focus back; by default the one that had it when the modal opened. */
  declare trigger: Modal['trigger'] | null;
  /** The language of the modal's own words, such as `fr-ca`; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;

  readonly #opener = new OpenerController(this);
  #leave: (() => KeepFocus) | undefined;
  #keepFocus: KeepFocus | undefined;
  /** How the modal was opened, if the page has moved it since. */
  #moved: Opening | undefined;
  /** The modal's own element that has the focus when an update begins, which may remove it. */
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

  /** Focuses the title. */
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

  /** Replaced content may have had the focus. */
  readonly #onContent = (): void => {
    if (this.#leave && !focusedElement()) this.focus();
  };

  #hide(): void {
    if (!this.#leave) return;
    if (!this.open) this.#closeContent();
    this.#keepFocus = this.#leave();
    this.#leave = undefined;
  }

  /** Modal dialogs that are open in the content close with it: invisible, they would keep the page inert. */
  #closeContent(): void {
    for (const modal of this.querySelectorAll('fp-modal')) modal.open = false;
    for (const dialog of this.querySelectorAll<HTMLDialogElement>('dialog:modal')) dialog.close();
  }

  /** Closes the dialog at once, because an update may wait for another language's words. */
  #close(reason: ModalCloseReason): void {
    if (!this.open || !closesModal(this, reason)) return;
    if (!this.dispatchEvent(new FpModalCloseEvent(this.modalId, reason))) return;
    this.open = false;
    this.#hide();
  }

  /** The buttons can still be pressed for a moment while the modal fades out. */
  readonly #choose = (action: ModalAction): void => {
    if (!this.open) return;
    this.dispatchEvent(new FpModalActionEvent(this.modalId, action.id, action.closes));
    if (action.closes) this.#close('action');
  };

  readonly #onCloseRequest = (request: CloseRequest): void => {
    this.#close(request === 'closed' ? 'escape' : request);
    if (request === 'closed') this.#hide();
    // Shows the dialog again if the browser has closed it but the page prevents that.
    this.requestUpdate();
  };
}
