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

/** It takes no place in its page's grid. It has no shadow root for its style, and what a page says of it counts more. */
const { styleSheet } = css`
  :where(fp-modal-stack:not([hidden])) {
    display: contents;
  }
`;

/**
 * The page's modals, one over another (MOD-01). Set `modals`, or `push` and `pop`. What the user closes leaves `modals` by
 * itself; who keeps the list elsewhere takes it off there on `fp-modal-close`. Content stays in the page's own tree, so that
 * its styles reach it: a node that React has a portal into may be a modal's `children`.
 *
 * @fires fp-modal-display - A modal is shown for the first time and its `hasSentAnalytics` is not set.
 * @fires fp-modal-action - An action was chosen.
 * @fires fp-modal-close - The user closes a modal; it stays open where this is prevented. Or the page has hidden it, and nothing prevents that.
 * @fires fp-navigate - An action that is a link is about to be followed; cancelable.
 */
export class FpModalStack extends LitElement {
  static override properties = {
    modals: { attribute: false },
    locale: {},
    theme: {},
    stack: { state: true },
  };

  /** The modals to show, the lowest first; what is new opens on top, wherever it stands. Their `children` are texts, nodes or Lit templates. */
  declare modals: readonly ModalFields[] | null;
  /** The language of the modals' own words, such as `fr-ca`; English where it is not set. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  declare private stack: ModalStack;

  /** Those that this update shows for the first time. */
  #untold: ModalFields[] = [];
  /** A modal is asked to close: what is opened meanwhile waits for that. */
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
   * Puts a modal on top; 300 ms later where another is closing.
   * @throws TypeError where it is no modal
   */
  push(modal: ModalFields): void {
    if (!isModal(modal)) throw new TypeError('<fp-modal-stack>: what is pushed is no modal with an id');
    this.modals = modalsOf(pushModal(this.#current, modal));
  }

  /** Closes the top one. */
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

  /** In the page's own tree. A copy of a stack brings the modals that it showed, which are not its own. */
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

  /** The stack with what `modals` has changed since it was rendered. */
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

  /** What waits opens 300 ms after it was pushed; what closes is away when it can be seen no more. */
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

  /** Those who prevent it are asked first: they listen to the event further up, or to the modal's own content. */
  #onClose(event: FpModalCloseEvent): void {
    if (event.target !== event.currentTarget) return;
    // Who hears of it may take it off the list.
    const closed = modalsOf(this.#current).find(({ id }) => id === event.modalId);
    this.#isClosing = true;
    queueMicrotask(() => {
      // What a script has added a moment after the action, too, waits for what closes.
      const stack = this.#current;
      this.#isClosing = false;
      if (event.defaultPrevented) return;
      this.#settle(closeModal(stack, event.modalId));
      closed?.onClose?.();
    });
  }
}

/** What comes from a page's script may be anything. */
function isModal(modal: unknown): modal is ModalFields {
  return typeof modal === 'object' && modal !== null && 'id' in modal && typeof modal.id === 'string';
}
