import { html, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { closeIcon } from '../../icons/x.ts';
import { desktop } from '../../internal/on-breakpoint.ts';
import { messagesNow } from '../../internal/messages.ts';
import '../../search-bar/define.ts';
import type { HeaderView } from '../header-view.ts';
import type { MenuController } from '../menu-controller.ts';
import { searchStyles } from './search.styles.ts';

/**
 * Draws the header's one search field where it belongs: in the top bar of a wide window, else in the main bar, where a
 * toggle shows it (HDR-11 to HDR-13). Loaded by headers that have one.
 */
export class SearchController implements ReactiveController {
  isWide = true;
  readonly #host: LitElement;
  readonly #menu: MenuController;
  #query = '';
  #wasOpen = false;
  #connection: AbortController | undefined;

  constructor(host: LitElement, menu: MenuController) {
    this.#host = host;
    this.#menu = menu;
    this.#addStyles();
    host.addController(this);
  }

  hostConnected(): void {
    const wide = matchMedia(desktop);
    this.#connection = new AbortController();
    wide.addEventListener('change', () => this.#place(wide.matches), { signal: this.#connection.signal });
    this.#place(wide.matches);
  }

  hostDisconnected(): void {
    this.#connection?.abort();
  }

  hostUpdated(): void {
    const isOpen = this.#menu.open?.kind === 'search';
    if (isOpen && !this.#wasOpen) void this.#focusField();
    this.#wasOpen = isOpen;
  }

  field({ locale, theme, host }: HeaderView): TemplateResult {
    return html`<slot name="search"
      ><fp-search-bar
        .query=${this.#query}
        .error=${host.searchError}
        .locale=${locale}
        .theme=${theme}
      ></fp-search-bar
    ></slot>`;
  }

  /** The field of a narrow window and the button that puts it away. */
  row(view: HeaderView): TemplateResult {
    return html`<div id="search-panel" class="search-row page-grid" data-menu>
      ${this.field(view)}
      <button
        type="button"
        class="tool put-away"
        aria-label=${messagesNow(view.locale).close}
        @click=${() => this.#menu.close({ returnFocus: true })}
      >
        ${closeIcon}
      </button>
    </div>`;
  }

  /** A sheet of its own: WebKit keeps what media queries of a shared sheet said when nobody wore it. */
  #addStyles(): void {
    const { renderRoot } = this.#host;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(searchStyles.cssText);
    if (renderRoot instanceof ShadowRoot) renderRoot.adoptedStyleSheets.push(sheet);
  }

  /** The field is drawn anew at its other place, with what was typed. */
  #place(isWide: boolean): void {
    this.#query = this.#bar?.query ?? this.#query;
    this.isWide = isWide;
    this.#host.requestUpdate();
  }

  async #focusField(): Promise<void> {
    const slotted = this.#host.querySelector<HTMLElement>('[slot="search"]');
    const bar = this.#bar;
    await bar?.updateComplete;
    (slotted ?? bar)?.focus();
  }

  get #bar() {
    return this.#host.renderRoot.querySelector('fp-search-bar');
  }
}
