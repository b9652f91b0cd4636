import {
  closedMenu,
  currentLevel,
  type Level,
  type LevelStack,
  openLevel,
  stepBack,
  withoutLostLevels,
  reportNavigation,
} from '@fleet-portal/model/rules';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { HeaderView } from '../header-view.ts';
import { markLinksForConfirmation } from '../../navigation/mark-links-for-confirmation.ts';
import { focusedElement } from '../../focus/focused-element.ts';
import { brokenIcons } from '../nodes/broken-icon.ts';
import { rowStyles } from '../nodes/row.styles.ts';
import { viewSlotStyles } from '../nodes/view-slot.styles.ts';
import { forwardViews } from '../nodes/view-slot.ts';
import { closeIcon } from '../../icons/x.ts';
import { messagesNow } from '../../words/messages.ts';
import { backdrop } from '../../theme/backdrop.ts';
import { base } from '../../theme/base.ts';
import { floating } from '../../theme/floating.ts';
import { scrollEdges } from '../../theme/scroll-edges.ts';
import { sideDrawer } from '../../theme/side-drawer.ts';
import { drawerStyles } from './drawer.styles.ts';
import { levelContent, levelTitle, menuContent } from './levels.ts';
import { rowId } from './row.ts';
import { mobileRowStyles } from './row.styles.ts';
import { showRow } from './show-row.ts';
import { titleBar } from './title-bar.ts';
import { showDrawer } from './show-drawer.ts';

/**
 * The drawer of the mobile header (MOB-01 to MOB-05). It is part of the header, which opens it through `start`.
 *
 * @slot view-… - The embedded view of the node whose view has this id (NAV-06); elements slotted into the header are passed on to it.
 *
 * @fires fp-close - The user closed the drawer.
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 * @fires fp-login - The user clicked the log in link; cancelable.
 * @fires fp-logout - The user clicked the log out link; cancelable.
 * @fires fp-locale-change - The user chose another language; cancelable.
 * @fires fp-company-change - The user chose another company; cancelable.
 */
export class FpMobileMenu extends LitElement {
  static override styles = [
    base,
    floating,
    backdrop,
    sideDrawer,
    rowStyles,
    scrollEdges,
    drawerStyles,
    mobileRowStyles,
    viewSlotStyles,
  ];
  static override properties = {
    view: { attribute: false },
    start: { attribute: false },
    stack: { state: true },
  };

  /** The data that the header renders. */
  declare view: HeaderView | null;
  /** The level at which the drawer opens; null closes it. */
  declare start: Level | null;
  declare private stack: LevelStack;

  /** The rendered levels: the stack, followed by the levels that are sliding out. */
  #panes: LevelStack = [];
  /** The visible levels: when the drawer closes, its levels stay until it has slid out. */
  #seen: LevelStack = closedMenu;
  /** Counts the openings, so that each renders new panes, scrolled to their top. */
  #opening = 0;
  #hide: (() => void) | undefined;
  /** Whether the focus was inside when an update began. */
  #hadFocus = false;

  constructor() {
    super();
    this.view = null;
    this.start = null;
    this.stack = closedMenu;
    markLinksForConfirmation(this, () => this.view);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#hide?.();
  }

  /** A closed drawer renders its changes when it is shown. */
  protected override shouldUpdate(changed: Map<string, unknown>): boolean {
    return this.stack.length > 0 || changed.has('start') || changed.has('stack');
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const before = changed.get('view');
    this.#hadFocus = !!this.shadowRoot?.activeElement;
    if (changed.has('start')) this.#start();
    else if (before && this.view)
      this.stack = withoutLostLevels(this.stack, menuContent(before), menuContent(this.view));
    if (!this.stack.length) return;
    this.#seen = this.stack;
    this.#panes = [...this.stack, ...this.#panes.slice(this.stack.length)];
  }

  protected override render(): unknown {
    const { view } = this;
    if (!view) return nothing;
    const title = levelTitle(currentLevel(this.#seen) ?? { kind: 'root' }, view);
    const back = this.#seen.length > 1 ? this.#back : null;
    return html`<dialog
      part="drawer"
      aria-labelledby="title"
      @fp-navigate=${this.#close}
      @fp-login=${this.#close}
      @fp-logout=${this.#close}
      @fp-locale-change=${this.#close}
      @fp-company-change=${this.#close}
      @error=${brokenIcons}
      @load=${brokenIcons}
    >
      ${titleBar({ title, locale: view.locale, back, close: this.#close })} ${this.#levels(view)}
      <div class="reach">
        <button type="button" @click=${this.#close}>${closeIcon}${messagesNow(view.locale).closeMenu}</button>
      </div>
    </dialog>`;
  }

  protected override updated(changed: Map<string, LevelStack>): void {
    const dialog = this.#dialog;
    const isOpen = this.stack.length > 0;
    if (isOpen) {
      forwardViews(this);
      if (this.view) reportNavigation(this.view.market.navBar);
    }
    if (!dialog) return;
    if (changed.has('stack')) {
      if (isOpen && !dialog.open) this.#show(dialog);
      if (isOpen) this.#moveFocus(changed.get('stack'));
      else this.#hide?.();
    }
    // A level whose node has moved is rendered again, and a row may be removed: either loses the focus.
    if (isOpen && this.#hadFocus && !focusedElement()) this.#focusTitle();
  }

  #levels(view: HeaderView): TemplateResult {
    const depth = Math.max(this.#seen.length, 1);
    return html`<nav class="track depth-${depth}" aria-labelledby="title">
      ${repeat(
        this.#panes,
        (level) => `${this.#opening} ${rowId(level)}`,
        (level, at) =>
          html`<div class="pane sheet" ?inert=${at !== depth - 1}>
            ${levelContent(level, view, this.#openLevel, this.#close)}
          </div>`,
      )}
    </nav>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #show(dialog: HTMLDialogElement): void {
    this.#hide?.();
    this.#hide = showDrawer(this, dialog, { close: this.#close, back: this.#back });
  }

  #start(): void {
    this.stack = this.start ? openLevel(this.start) : closedMenu;
    if (!this.start) return;
    this.#panes = [];
    this.#opening++;
  }

  /** Going deeper, focuses the new level's title; going back, the row that led to the level just left, if it still exists. */
  #moveFocus(before: LevelStack = closedMenu): void {
    const left = before[this.stack.length];
    const find = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const row = left ? find(`#${rowId(left)}`) : null;
    if (row) showRow(row);
    else if (before.length !== this.stack.length) this.#focusTitle();
  }

  #focusTitle(): void {
    this.renderRoot.querySelector<HTMLElement>('#title')?.focus({ preventScroll: true });
  }

  readonly #openLevel = (level: Level): void => {
    if (this.stack.length) this.stack = openLevel(level);
  };

  readonly #back = (): void => {
    const stack = stepBack(this.stack);
    if (stack.length) this.stack = stack;
    else this.#close();
  };

  /** Closes at once, so that a handler of a followed link, or of another choice, can move the focus into the page. */
  readonly #close = (): void => {
    if (!this.stack.length) return;
    this.stack = closedMenu;
    this.#hide?.();
    this.dispatchEvent(new Event('fp-close'));
  };
}
