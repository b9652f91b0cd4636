import { timers } from '@fleet-portal/model/constants';
import type { ModalFields } from '@fleet-portal/model/entities';
import {
  closeModal,
  modalsOf,
  openModal,
  popModal,
  pushModal,
  removeModal,
  untoldModals,
  withModals,
  withModalsTold,
  type ModalStack,
  type StackedModal,
} from '@fleet-portal/model/rules';
import { css, html, LitElement, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import {
  FpModalDisplayEvent,
  type FpModalActionEvent,
  type FpModalCloseEvent,
} from '../events/modal-event.ts';
import { OpenerController } from '../focus/opener-controller.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
export type {} from './define.ts';

/**
 * Keeps the element out of its page's grid. Adopted by the page, as the element has no shadow root; `:where` lets the page's own rules win.
 */
const { styleSheet } = css`
  :where(fp-modal-stack:not([hidden])) {
    display: contents;
  }
`;

/**
 * The page's modals, one over another (MOD-01). Set `modals`, or call `push` and `pop`. A modal that the user closes is removed from
 * `modals`; a page that keeps the list itself removes it there on `fp-modal-close`. Content stays in the page's own tree, so that the
 * page's styles reach it: a node that a React portal renders into may be a modal's `children`.
 *
 * @fires fp-modal-display - A modal is shown for the first time and its `hasSentAnalytics` is not set.
 * @fires fp-modal-action - The user chose an action.
 * @fires fp-modal-close - The user is about to close a modal; prevent the event to keep it open. Also fired, not preventable, if the page
 *   has hidden the modal.
 * @fires fp-navigate - The user is about to follow an action that is a link; cancelable.
 */
export class FpModalStack extends LitElement {
  static override properties = {
    modals: { attribute: false },
    locale: {},
    theme: {},
    stack: { state: true },
  };

  /**
   * The modals to show, lowest first; a new one opens on top, wherever it is in the list. Their `children` are texts, nodes or Lit
   * templates.
   */
  declare modals: readonly ModalFields[] | null;
  /** The language of the modals' own words, such as `fr-ca`; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  declare private stack: ModalStack;

  /** The modals that this update shows for the first time. */
  #untold: ModalFields[] = [];
  /** Whether a modal is being asked to close: modals opened meanwhile wait for the result. */
  #isClosing = false;
  readonly #opener = new OpenerController(this);
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor() {
    super();
    this.modals = [];
    this.locale = '';
    this.theme = null;
    this.stack = [];
  }

  /**
   * Opens a modal on top, after 300 ms if another one is closing.
   * @throws TypeError if it is not a modal
   */
  push(modal: ModalFields): void {
    if (!isModal(modal)) throw new TypeError('<fp-modal-stack>: what is pushed is no modal with an id');
    this.modals = modalsOf(pushModal(this.#current, modal));
  }

  /** Closes the topmost modal. */
  pop(): void {
    this.#settle(popModal(this.#current));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { adoptedStyleSheets } = this.getRootNode() as Document | ShadowRoot;
    if (styleSheet && !adoptedStyleSheets.includes(styleSheet)) adoptedStyleSheets.push(styleSheet);
    if (this.hasUpdated) this.requestUpdate();
  }

  /** Renders into the page's own tree. A cloned stack contains copies of the modals it showed, so it is emptied first. */
  protected override createRenderRoot(): this {
    this.replaceChildren();
    return this;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('modals')) {
      if (this.modals && !(Array.isArray(this.modals) && this.modals.every(isModal)))
        console.error('<fp-modal-stack>: what is no modal with an id in `modals` is left out.');
      this.stack = this.#current;
    }
    this.#untold = untoldModals(this.stack);
    this.stack = withModalsTold(this.stack, this.#untold);
  }

  protected override render(): TemplateResult {
    const shown = this.stack.filter(({ phase }) => phase !== 'waiting');
    return html`${repeat(shown, ({ key }) => key, this.#modal)}`;
  }

  protected override updated(): void {
    if (this.isConnected) for (const entry of this.stack) this.#wait(entry);
    for (const { id } of this.#untold) this.dispatchEvent(new FpModalDisplayEvent(id));
  }

  /** The stack, updated with changes to `modals` since the last rendering. */
  get #current(): ModalStack {
    const modals = Array.isArray(this.modals) ? this.modals.filter(isModal) : [];
    return withModals(this.stack, modals, this.#isClosing);
  }

  readonly #modal = ({ modal, phase }: StackedModal): TemplateResult =>
    html`<fp-modal
      .modalId=${modal.id}
      .heading=${modal.title}
      .actions=${modal.actions}
      .actionsPlacement=${modal.actionsPlacement}
      .disableClickOutClose=${modal.disableClickOutClose}
      .disableXButton=${modal.disableXButton}
      .closeIconId=${modal.closeIconId}
      .trigger=${modal.trigger ?? this.#opener.now}
      .locale=${this.locale}
      .theme=${this.theme}
      .open=${phase === 'open'}
      @fp-modal-action=${this.#onAction}
      @fp-modal-close=${this.#onClose}
      >${typeof modal.children === 'string' ? html`<p><bdi>${modal.children}</bdi></p>` : modal.children}</fp-modal
    >`;

  #settle(stack: ModalStack): void {
    this.stack = stack;
    this.modals = modalsOf(stack);
  }

  /** A waiting modal opens 300 ms after it was pushed; a closing one is removed when it is invisible. */
  #wait({ key, phase }: StackedModal): void {
    const name = `${key} ${phase}`;
    if (phase === 'open' || this.#timers.has(name)) return;
    const go = phase === 'waiting' ? openModal : removeModal;
    const timer = setTimeout(() => {
      this.#timers.delete(name);
      this.stack = go(this.stack, key);
    }, timers.modalOpenDelay);
    this.#timers.set(name, timer);
  }

  readonly #onAction = (event: FpModalActionEvent): void => {
    this.#isClosing = event.closes && event.target === event.currentTarget;
  };

  /** Waits until all listeners, further up or on the modal's own content, had the chance to prevent the event. */
  #onClose(event: FpModalCloseEvent): void {
    if (event.target !== event.currentTarget) return;
    // A listener may remove the modal from the list.
    const closed = modalsOf(this.#current).find(({ id }) => id === event.modalId);
    this.#isClosing = true;
    queueMicrotask(() => {
      // A modal that a script adds shortly after the action also waits for the closing one.
      const stack = this.#current;
      this.#isClosing = false;
      if (event.defaultPrevented) return;
      this.#settle(closeModal(stack, event.modalId));
      closed?.onClose?.();
    });
  }
}

/** Values from a page's script may be anything. */
function isModal(modal: unknown): modal is ModalFields {
  return typeof modal === 'object' && modal !== null && 'id' in modal && typeof modal.id === 'string';
}
