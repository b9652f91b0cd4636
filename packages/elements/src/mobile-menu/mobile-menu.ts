import {
  closedMenu,
  currentLevel,
  type Level,
  type LevelStack,
  openedMenu,
  openLevel,
  stepBack,
} from '@fleet-portal/model/rules';
import { html, LitElement, nothing, type PropertyValues } from 'lit';
import type { HeaderView } from '../header/header-view.ts';
import { arrowLeftIcon } from '../icons/arrow-left.ts';
import { closeIcon } from '../icons/x.ts';
import { onBreakpoint } from '../internal/on-breakpoint.ts';
import { messagesNow } from '../internal/messages.ts';
import { lockScroll } from '../internal/scroll-lock.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import { levelContent, levelTitle } from './levels.ts';
import { drawerStyles } from './drawer.styles.ts';
import { rowId } from './row.ts';
import { rowStyles } from './row.styles.ts';

/**
 * The drawer of the mobile header (MOB-01 to MOB-05). It is part of the header, which opens it by `start`.
 *
 * @fires close - The user closed the drawer.
 * @fires fp-navigate - A link is about to be followed; cancelable.
 */
export class FpMobileMenu extends LitElement {
  static override styles = [base, floating, drawerStyles, rowStyles];
  static override properties = {
    view: { attribute: false },
    start: { attribute: false },
    stack: { state: true },
  };

  /** What the header shows. */
  declare view: HeaderView | null;
  /** The level at which the drawer opens; null closes it. */
  declare start: Level | null;
  declare private stack: LevelStack;

  /** The stack, and behind it the levels that are sliding out. */
  #panes: LevelStack = [];
  #whileOpen: AbortController | undefined;

  constructor() {
    super();
    this.view = null;
    this.start = null;
    this.stack = closedMenu;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#whileOpen?.abort();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('start')) this.stack = this.start ? openLevel(openedMenu, this.start) : closedMenu;
    if (this.stack.length) this.#panes = [...this.stack, ...this.#panes.slice(this.stack.length)];
  }

  protected override render(): unknown {
    const { view } = this;
    if (!view) return nothing;
    const depth = Math.max(this.stack.length, 1);
    const messages = messagesNow(view.locale);
    return html`<dialog
      part="drawer"
      aria-labelledby="title"
      @keydown=${this.#onKeyDown}
      @cancel=${this.#onCancel}
      @click=${this.#onClick}
      @close=${this.#close}
      @fp-navigate=${this.#close}
    >
      <div class="title-bar">
        <button type="button" aria-label=${messages.back} ?hidden=${depth === 1} @click=${this.#back}>
          ${arrowLeftIcon}
        </button>
        <h2 id="title" tabindex="-1">${levelTitle(currentLevel(this.stack) ?? { kind: 'root' }, view)}</h2>
        <button type="button" class="close" aria-label=${messages.close} @click=${this.#close}>
          ${closeIcon}
        </button>
      </div>
      <nav class="track depth-${depth}" aria-labelledby="title">
        ${this.#panes.map(
          (level, at) =>
            html`<div class="pane" ?inert=${at !== depth - 1}>
              ${levelContent(level, view, this.#openLevel)}
            </div>`,
        )}
      </nav>
    </dialog>`;
  }

  protected override updated(changed: Map<string, LevelStack>): void {
    const dialog = this.#dialog;
    const isOpen = this.stack.length > 0;
    if (!dialog || !changed.has('stack')) return;
    if (isOpen && !dialog.open) {
      dialog.showModal();
      this.#whileOpen = new AbortController();
      const { signal } = this.#whileOpen;
      signal.addEventListener('abort', lockScroll());
      onBreakpoint(this.#close, signal);
    }
    if (!isOpen) {
      dialog.close();
      this.#whileOpen?.abort();
    } else this.#moveFocus(changed.get('stack'));
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  /** Deeper: to the new level's title. Back: to the row that had led to the level just left. */
  #moveFocus(before: LevelStack = closedMenu): void {
    const left = before.length > this.stack.length ? currentLevel(before) : null;
    const target = this.renderRoot.querySelector<HTMLElement>(left ? `#${rowId(left)}` : '#title');
    target?.focus({ preventScroll: left === null });
  }

  readonly #openLevel = (level: Level): void => {
    this.stack = openLevel(this.stack, level);
  };

  readonly #back = (): void => {
    const stack = stepBack(this.stack);
    if (stack.length) this.stack = stack;
    else this.#close();
  };

  /** At once, so that whoever handles a followed link can move focus into the page. */
  readonly #close = (): void => {
    if (!this.stack.length) return;
    this.stack = closedMenu;
    this.#dialog?.close();
    this.#whileOpen?.abort();
    this.dispatchEvent(new Event('close'));
  };

  readonly #onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    this.#back();
  };

  /** The system's own back gesture. */
  readonly #onCancel = (event: Event): void => {
    event.preventDefault();
    this.#back();
  };

  /** The dialog itself is only hit beside its content: on the backdrop. */
  readonly #onClick = (event: MouseEvent): void => {
    if (event.target === this.#dialog) this.#close();
  };
}
