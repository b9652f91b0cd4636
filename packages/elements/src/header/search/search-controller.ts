import { isSignedIn, withoutHash } from '@fleet-portal/model/rules';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { searchIcon } from '../../icons/search.ts';
import { focusShown } from '../../focus/focus-shown.ts';
import { focusedElement } from '../../focus/focused-element.ts';
import { here } from '../../navigation/here.ts';
import { messagesNow } from '../../words/messages.ts';
import { desktop } from '../../layout/on-breakpoint.ts';
import '../../search-bar/define.ts';
import type { HeaderView } from '../header-view.ts';
import { menuButton } from '../menu-button.ts';
import type { MenuController } from '../menu-controller.ts';
import { shownBar } from '../shown-bar.ts';
import './define.ts';
import { focusInside } from './focus-inside.ts';

type Host = LitElement & { searchError: string; currentPath: string | null };

/**
 * Draws the header's one search field where it belongs: in the top bar of a wide window, else in the main bar, where it
 * stands from 600 px, with larger text later, or behind a toggle (HDR-11 to HDR-13). Loaded by headers that have one.
 */
export class SearchController implements ReactiveController {
  isWide = true;
  readonly #host: Host;
  readonly #menu: MenuController;
  #hasRoom = false;
  #query = '';
  /** The page that is searched from. */
  #page = '';
  #wasOpen = false;
  #hasOpened = false;
  #hasFocus = false;
  #error = '';
  /** The error that the user has closed; at another place it stays so. */
  #closedError = '';
  #connection: AbortController | undefined;

  constructor(host: Host, menu: MenuController) {
    this.#host = host;
    this.#menu = menu;
    host.addController(this);
  }

  hostConnected(): void {
    const wide = matchMedia(desktop);
    const medium = matchMedia(`(min-width: ${600 * textScale(this.#host)}px)`);
    this.#connection = new AbortController();
    const place = () => this.#place(wide.matches, medium.matches);
    for (const query of [wide, medium]) {
      query.addEventListener('change', place, { signal: this.#connection.signal });
    }
    place();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  hostUpdated(): void {
    const isOpen = this.#menu.open?.kind === 'search';
    if (isOpen && !this.#wasOpen) void this.#focusField();
    this.#wasOpen = isOpen;
    this.#hasOpened ||= isOpen;
    this.#showError(this.#host.searchError);
    const page = withoutHash(here(this.#host.currentPath));
    if (page !== this.#page) this.#onPage(page);
  }

  field({ locale, theme, host }: HeaderView): TemplateResult {
    return html`<slot name="search"
      ><fp-search-bar
        in-bar
        .query=${this.#query}
        .error=${host.searchError === this.#closedError ? '' : host.searchError}
        .locale=${locale}
        .theme=${theme}
        @fp-search=${this.#onSearch}
        @focusin=${() => (this.#hasFocus = true)}
        @focusout=${this.#onFocusOut}
      ></fp-search-bar
    ></slot>`;
  }

  /** Below 1024 px search is for visitors, and for everybody in a workspace, whose title takes the field's place. */
  inMainBar(view: HeaderView): unknown {
    const { host, session, messages, locale } = view;
    if (this.isWide || (isSignedIn(session) && !host.workspaceTitle)) return nothing;
    const isInline = this.#hasRoom && !host.workspaceTitle;
    // A person's toggle is another node than a visitor's: it stands elsewhere, and none is moved there.
    const toggle = menuButton(this.#menu, { kind: 'search' }, searchIcon, {
      names: 'tool mobile',
      label: messages.search,
    });
    return html`<fp-search-row
        id="search-panel"
        data-menu
        ?inline=${isInline}
        ?open=${!isInline && this.#menu.isOpen({ kind: 'search' })}
        .label=${`${messagesNow(locale).close}: ${messages.search}`}
        @close=${() => this.#menu.close({ returnFocus: true })}
        >${this.field(view)}</fp-search-row
      >${isInline ? nothing : isSignedIn(session) ? html`${toggle}` : toggle}`;
  }

  /** On another page a search begins anew, unless somebody is typing. */
  #onPage(page: string): void {
    const isFirst = this.#page === '';
    this.#page = page;
    if (isFirst || this.#hasFocus) return;
    this.#query = '';
    if (this.#bar) this.#bar.query = '';
  }

  /** A search takes the error before away; the host may say the same again at once, which changes no property of its own. */
  readonly #onSearch = async (): Promise<void> => {
    this.#error = this.#closedError = '';
    await this.#host.updateComplete;
    if (this.#bar) this.#bar.error = this.#host.searchError;
  };

  /**
   * A row that a search has closed opens again where that failed, unless another menu is open by now, or something of the page has
   * the focus, which the field would take away.
   */
  #showError(error: string): void {
    const isNew = error !== this.#error && error !== '';
    this.#error = error;
    if (error !== this.#closedError) this.#closedError = '';
    const hidden = this.#host.renderRoot.querySelector('fp-search-row:not([inline], [open])');
    if (!isNew || !hidden || !this.#hasOpened || this.#menu.open !== null) return;
    if (!focusedElement() || this.#host.matches(':focus-within')) this.#menu.toggle({ kind: 'search' });
  }

  /** The field is drawn anew at its other place, with what was typed and with the focus, which waits where it is put away. */
  #place(isWide: boolean, hasRoom: boolean): void {
    const bar = this.#bar;
    this.#query = bar?.query ?? this.#query;
    if (bar && !bar.error) this.#closedError = this.#error;
    this.isWide = isWide;
    this.#hasRoom = hasRoom;
    this.#host.requestUpdate();
    if (bar && this.#hasFocus) void this.#host.updateComplete.then(() => this.#keepFocus());
    this.#hasFocus = false;
  }

  // Chromium takes the focus out of what is hidden before it tells that the window is another.
  readonly #onFocusOut = ({ currentTarget }: FocusEvent): void => {
    this.#hasFocus = !(currentTarget as Element).checkVisibility();
  };

  #keepFocus(): void {
    if (this.#bar?.checkVisibility()) void this.#focusField();
    else focusShown(this.#host.renderRoot as ShadowRoot, ['#search', ...shownBar]);
  }

  async #focusField(): Promise<void> {
    const slotted = this.#host.querySelector<HTMLElement>('[slot="search"]');
    const bar = this.#bar;
    await bar?.updateComplete;
    if (slotted) focusInside(slotted);
    else bar?.focus();
  }

  get #bar() {
    return this.#host.renderRoot.querySelector('fp-search-bar');
  }
}

/** By how much the page wants larger texts. */
function textScale(element: Element): number {
  return Number(getComputedStyle(element).getPropertyValue('--fp-font-scale')) || 1;
}
