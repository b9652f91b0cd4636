import { isSignedIn, withoutHash } from '@fleet-portal/model/rules';
import { html, type LitElement, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { searchIcon } from '../../icons/search.ts';
import { focusInside } from '../../focus/focus-inside.ts';
import { focusShown } from '../../focus/focus-shown.ts';
import { focusedElement } from '../../focus/focused-element.ts';
import { holdsFocus } from '../../focus/holds-focus.ts';
import { here } from '../../navigation/here.ts';
import { messagesNow } from '../../words/messages.ts';
import { desktop } from '../../layout/on-breakpoint.ts';
import '../../search-bar/define.ts';
import type { HeaderView } from '../header-view.ts';
import { menuButton } from '../menu-button.ts';
import type { MenuController } from '../menu-controller.ts';
import { shownBar } from '../shown-bar.ts';
import './define.ts';

type Host = LitElement & { search: boolean; searchError: string; currentPath: string | null };

/** The place of the field: in one of the bars, or over the main bar once its toggle is pressed. */
type Place = 'top bar' | 'main bar' | 'toggle';

/**
 * Renders the header's only search field where it belongs: in the top bar of a wide window, otherwise in the main bar, inline from 600 px
 * (later if the text is larger), or behind a toggle (HDR-11 to HDR-13). Loaded by headers that have a search field.
 */
export class SearchController implements ReactiveController {
  readonly #host: Host;
  readonly #menu: MenuController;
  /** A single node that moves between the bars, so that the typed text and a dismissed error are kept. */
  readonly #bar = document.createElement('fp-search-bar');
  #place: Place = 'top bar';
  /** The page that the search starts from. */
  #page = '';
  #wasOpen = false;
  /** The focused element in the field, or the one that had the focus until it was hidden. */
  #focused: Element | null;
  /** The element that had the focus when an update began or the window's width changed. */
  #held: Element | null = null;
  #error = '';
  #connection: AbortController | undefined;

  constructor(host: Host, menu: MenuController) {
    this.#host = host;
    this.#menu = menu;
    this.#bar.toggleAttribute('in-bar', true);
    this.#focused = host.querySelector(':scope > [slot=search]:focus-within');
    host.addController(this);
  }

  hostConnected(): void {
    const wide = matchMedia(desktop);
    const medium = matchMedia(`(min-width: ${600 * textScale(this.#host)}px)`);
    this.#connection = new AbortController();
    const move = () => this.#move(wide.matches ? 'top bar' : medium.matches ? 'main bar' : 'toggle');
    for (const query of [wide, medium]) {
      query.addEventListener('change', move, { signal: this.#connection.signal });
    }
    move();
  }

  hostDisconnected(): void {
    this.#connection?.abort();
    this.#focused = null;
  }

  hostUpdate(): void {
    if (this.#focused && holdsFocus(this.#focused)) this.#held = this.#focused;
    const page = withoutHash(here(this.#host.currentPath));
    if (page !== this.#page) this.#onPage(page);
    if (!this.#host.search) this.#bar.query = '';
  }

  hostUpdated(): void {
    void this.#keepFocus();
    const isOpen = this.#menu.open?.kind === 'search';
    if (isOpen && !this.#wasOpen) this.#focusField();
    this.#wasOpen = isOpen;
    this.#showError(this.#host.searchError || '');
  }

  get isWide(): boolean {
    return this.#place === 'top bar';
  }

  field({ locale, theme }: HeaderView): TemplateResult {
    Object.assign(this.#bar, { locale, theme });
    return html`<slot
      name="search"
      @focusin=${this.#onFocusIn}
      @focusout=${this.#onFocusOut}
      @slotchange=${this.#onSlotted}
      @fp-search=${this.#onSearch}
      >${this.#bar}</slot
    >`;
  }

  /** Below 1024 px visitors have the search, and everybody in a workspace, whose title takes the place of the inline field. */
  inMainBar(view: HeaderView): unknown {
    const { host, session, messages, locale } = view;
    if (this.isWide || (isSignedIn(session) && !host.workspaceTitle)) return nothing;
    const isInline = this.#place === 'main bar' && !host.workspaceTitle;
    // Signed-in users get another toggle node than visitors, because it has another position and nodes are not to be moved.
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
        @fp-close=${() => this.#menu.close({ returnFocus: true })}
        >${this.field(view)}</fp-search-row
      >${isInline ? nothing : isSignedIn(session) ? html`${toggle}` : toggle}`;
  }

  /** On another page the search starts afresh, without the previous error, unless the user is typing. */
  #onPage(page: string): void {
    const isFirst = this.#page === '';
    this.#page = page;
    if (isFirst || this.#focused) return;
    this.#bar.query = '';
    // An error that differs from the last one came with the new page, so it stays.
    if (this.#host.searchError === this.#error) this.#host.searchError = '';
  }

  /** A search closes the row and clears the previous error, because the page may set the same one again. */
  readonly #onSearch = (): void => {
    this.#error = this.#host.searchError = '';
    this.#menu.close({ returnFocus: true });
  };

  /**
   * Opens a row that a search has closed again if the search failed, unless another menu is open by now, or something in the page has the
   * focus, which the field would take.
   */
  #showError(error: string): void {
    if (error && error === this.#error) return;
    this.#error = this.#bar.error = error;
    const hidden = this.#host.renderRoot.querySelector('fp-search-row:not([inline], [open])');
    if (!error || !hidden || !this.#menu.isRendered('search') || this.#menu.open !== null) return;
    if (!focusedElement() || this.#host.matches(':focus-within')) this.#menu.toggle({ kind: 'search' });
  }

  /** Moves the field to its new place, with the focus. */
  #move(place: Place): void {
    this.#place = place;
    this.#hold();
    this.#host.requestUpdate();
  }

  readonly #onFocusIn = ({ target }: FocusEvent): void => {
    this.#focused = target as Element;
  };

  // Chromium removes the focus from a hidden element before it fires the media query's change event.
  readonly #onFocusOut = ({ target }: FocusEvent): void => {
    if ((target as Element).checkVisibility()) this.#focused = null;
  };

  /** Restores the focus if an update has moved its element; otherwise focuses the field, the toggle or the bar. */
  async #keepFocus(): Promise<void> {
    const held = this.#held;
    this.#held = null;
    if (!held) return;
    await this.#host.renderRoot.querySelector('fp-search-row')?.updateComplete;
    const isSeen = held.checkVisibility();
    if (focusedElement() && (isSeen || !holdsFocus(held))) return;
    this.#focused = null;
    if (isSeen ? focusInside(held) : this.#focusField()) return;
    // The field is gone, or is a slotted view whose content is still loading.
    focusShown(this.#host.renderRoot as ShadowRoot, ['#search', ...shownBar]);
  }

  /** The page slots an element in the field's place while the user is in the field. */
  readonly #onSlotted = (): void => {
    this.#hold();
    void this.#keepFocus();
  };

  #hold(): void {
    this.#held = this.#focused?.isConnected ? this.#focused : null;
  }

  /** Focuses the field or the element slotted in its place, and returns whether that took the focus. */
  #focusField(): boolean {
    const place = this.#slotted ?? this.#bar;
    return place.checkVisibility() && focusInside(place);
  }

  get #slotted(): HTMLElement | null {
    return this.#host.querySelector(':scope > [slot=search]');
  }
}

/** The factor by which the page enlarges texts. */
function textScale(element: Element): number {
  return Number(getComputedStyle(element).getPropertyValue('--fp-font-scale')) || 1;
}
