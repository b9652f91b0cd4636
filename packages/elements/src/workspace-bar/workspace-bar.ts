import type { Workspace } from '@fleet-portal/model/entities';
import { reportWorkspace, shownLocale, workspaceView, type WorkspaceView } from '@fleet-portal/model/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { slideAccentBar } from '../layout/slide-accent-bar.ts';
import { AddressController } from '../navigation/address-controller.ts';
import { barMessagesNow, barMessagesReady } from '../words/bar-messages.ts';
import { FocusKeeper } from '../focus/focus-keeper.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { here } from '../navigation/here.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { OverflowController } from '../layout/overflow-controller.ts';
import { base } from '../theme/base.ts';
import { chevron } from '../theme/chevron.ts';
import { floating } from '../theme/floating.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { tokens } from '../theme/tokens.ts';
import { atRest } from '../timing/at-rest.ts';
import { moveFocus } from './arrow-keys.ts';
import type { BarView } from './bar-view.ts';
import { focusPlaces } from './focus-places.ts';
import { compactItems, itemRow } from './items.ts';
import { listAgain } from './list-again.ts';
import { ListController } from './list-controller.ts';
import { listStyles } from './list.styles.ts';
import { StripController } from './strip-controller.ts';
import { tabstrip } from './tabs.ts';
import { tabsStyles } from './tabs.styles.ts';
import { TitleController } from './title-controller.ts';
import { workspaceBarStyles } from './workspace-bar.styles.ts';
export type {} from './define.ts';

/**
 * The bar of a workspace: its title and items, and below them the tabs of the active dropdown entry. Place it directly under the header; it
 * scrolls away with the page. From 1024 px the items are in a row, and those that do not fit are behind "More"; below that, one button
 * opens the list of all, and if the header has a `workspaceTitle`, it replaces the bar's own title. The bar is 56 px high, 104 px with
 * tabs, and shows nothing if the workspace has no links to show.
 *
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 *
 * @csspart bar - The bar with title and items.
 * @csspart item - One item of the bar, a link or a button; the “More” button has it too.
 * @csspart tabs - The bar with the tabs.
 *
 * @cssprop --fp-color-surface - Background of the bar; see the theme for the other colors.
 * @cssprop --fp-font-family - The font of all texts.
 * @cssprop --fp-font-scale - Multiplies every text size; 1 by default.
 * @cssprop --fp-space-edge - Space left and right of the content; by default that of the page grid.
 */
export class FpWorkspaceBar extends LocalizedElement {
  static override styles = [
    tokens,
    base,
    chevron,
    floating,
    pageGrid,
    workspaceBarStyles,
    listStyles,
    tabsStyles,
  ];
  static override properties = {
    workspace: { attribute: false },
    locale: {},
    theme: { reflect: true },
    currentPath: { attribute: 'current-path' },
  };

  /** The workspace whose items are shown. */
  declare workspace: Workspace | null;
  /** The language of the texts and the prefix of the links; American English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  /** Path, query and hash of the page, which decide the active item and tab; by default the document's own. */
  declare currentPath: string | null;

  readonly #lists = new ListController(this);
  readonly #overflow = new OverflowController(this, '.row');
  #marked: Element | null = null;

  constructor() {
    super();
    this.workspace = null;
    this.locale = '';
    this.theme = null;
    this.currentPath = null;
    new StripController(this);
    new AddressController(this);
    new TitleController(this);
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return barMessagesReady(this.#locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('workspace')) this.#follow(changed.get('workspace'));
    const { open } = this.#lists;
    const { fits } = this.#overflow;
    const isHidden = open === 'more' ? fits === Infinity : typeof open === 'number' && open >= fits;
    if (isHidden || changed.has('currentPath')) this.#lists.close();
  }

  protected override render(): TemplateResult | typeof nothing {
    const view = this.#view;
    if (!view?.shown.items.length) return nothing;
    const { title, items } = view.shown;
    return html`<div
      class="whole"
      data-theme=${this.theme ?? 'default'}
      lang=${this.#locale}
      @click=${announceNavigation}
      @fp-navigate=${() => this.#lists.close({ returnFocus: true })}
      @keydown=${moveFocus}
    >
      <nav class="bar page-grid" part="bar" aria-label=${title || items[0]?.label}>
        ${title ? html`<span id="title" dir="auto">${title}</span>` : nothing} ${itemRow(view)}
        ${compactItems(view)}
      </nav>
      ${tabstrip(view)}
    </div>`;
  }

  protected override firstUpdated(): void {
    new FocusKeeper(this, (holder) => focusPlaces(holder, this.#lists.open));
  }

  protected override updated(changed: PropertyValues<this>): void {
    const { workspace } = this;
    if (workspace && changed.has('workspace')) atRest(() => reportWorkspace(workspace));
    const marked = this.renderRoot.querySelector('.holder:not(.beyond) > .node[aria-current]');
    if (marked !== this.#marked) slideAccentBar(this.#marked, marked);
    this.#marked = marked;
  }

  /** Keeps the open list in step with new data, which may come at any time. */
  #follow(before: Workspace | null | undefined): void {
    const { open } = this.#lists;
    if (open === null) return;
    const place = listAgain(open, this.#viewOf(before, ''), this.#viewOf(this.workspace, ''));
    if (place === null) this.#lists.close();
    else this.#lists.follow(place);
  }

  get #locale(): string {
    return shownLocale(this.locale, null);
  }

  get #view(): BarView | null {
    const shown = this.#viewOf(this.workspace, here(this.currentPath));
    if (!shown) return null;
    return {
      shown,
      words: barMessagesNow(this.#locale),
      lists: this.#lists,
      fits: this.#overflow.fits,
    };
  }

  #viewOf(workspace: Workspace | null | undefined, path: string): WorkspaceView | null {
    return workspace ? workspaceView(workspace, this.#locale, path) : null;
  }
}
