import type { LitElement, ReactiveController } from 'lit';
import { onAddressChange } from '../navigation/on-address-change.ts';
import { onBreakpoint } from '../layout/on-breakpoint.ts';
import { onClickElsewhere } from '../input/on-click-elsewhere.ts';
import { onEscape } from '../input/escape.ts';
import { onFrameEntered } from '../focus/on-frame-entered.ts';
import { headerBeside } from './header-beside.ts';

/** A list that a button of the bar opens: an item's dropdown (the item's index), the items that do not fit, or all items. */
export type OpenList = number | 'more' | 'all';

/** The id of a list's button; the id of the list is the same with `-list` appended. */
export function listId(list: OpenList): string {
  return `open-${list}`;
}

/** Owns the state of which of the bar's lists is open. A button and its list are in one element with `data-holder`. */
export class ListController implements ReactiveController {
  open: OpenList | null = null;
  readonly #rendered = new Set<OpenList>();
  readonly #host: LitElement;
  #watching: AbortController | undefined;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  hostUpdated(): void {
    if (this.open !== null) this.#keepInside();
  }

  hostDisconnected(): void {
    this.close();
  }

  /** Whether a list is or has been open; it is not rendered before. */
  isRendered(list: OpenList): boolean {
    return this.#rendered.has(list);
  }

  /** Makes this the open list, because the open one's item has moved. */
  follow(list: OpenList): void {
    this.open = list;
    this.#rendered.add(list);
  }

  toggle(list: OpenList): void {
    this.#set(this.open === list ? null : list);
  }

  /** @param returnFocus whether to focus the list's button; by default if the list would take the focus with it */
  close({ returnFocus = this.#hasFocus } = {}): void {
    const button = this.#button;
    this.#set(null);
    if (returnFocus) button?.focus({ preventScroll: true });
  }

  get #button(): HTMLElement | null {
    return this.open === null ? null : this.#host.renderRoot.querySelector(`#${listId(this.open)}`);
  }

  get #hasFocus(): boolean {
    return this.open !== null && !!this.#host.renderRoot.querySelector('.list:focus-within');
  }

  #set(list: OpenList | null): void {
    if (this.open === list) return;
    this.open = list;
    this.#host.toggleAttribute('data-open', list !== null);
    this.#watching?.abort();
    this.#host.style.clipPath = '';
    if (list !== null) {
      this.#rendered.add(list);
      this.#watch((this.#watching = new AbortController()).signal);
    }
    this.#host.requestUpdate();
  }

  /** Closes the list on everything but its button: Escape, a click elsewhere, focus leaving, another page or layout. */
  #watch(signal: AbortSignal): void {
    onEscape(() => this.close({ returnFocus: true }), signal);
    const isOwn = (path: readonly EventTarget[]) => {
      const holder = this.#button?.closest('[data-holder]');
      return !!holder && path.includes(holder);
    };
    onClickElsewhere(this.#host, isOwn, () => this.close(), signal);
    onAddressChange(() => this.close(), signal);
    onFrameEntered(this.#host, () => this.close(), signal);
    this.#host.renderRoot.addEventListener(
      'focusout',
      (event) => {
        const holder = event.target instanceof Element ? event.target.closest('[data-holder]') : null;
        const next = event instanceof FocusEvent ? event.relatedTarget : null;
        if (holder && next instanceof Node && !holder.contains(next)) this.close();
      },
      { signal },
    );
    addEventListener('resize', () => this.#keepInside(), { signal });
    addEventListener('scroll', () => this.#keepUnderHeader(), { signal, capture: true, passive: true });
    onBreakpoint(() => this.close(), signal);
    this.#keepUnderHeader();
  }

  /**
   * With an open list the bar is above notices, at the header's level, so the part of it that has scrolled behind the header is clipped.
   */
  #keepUnderHeader(): void {
    const header = headerBeside(this.#host)?.getBoundingClientRect();
    const under = (header?.bottom ?? 0) - this.#host.getBoundingClientRect().top;
    this.#host.style.clipPath = under > 0 ? `inset(${under}px -100vw -1000vh)` : '';
  }

  /** Aligns a list with its button's start, or with its end if the bar's edge would cut the list off. */
  #keepInside(): void {
    const list = this.#host.renderRoot.querySelector('.list:not([inert])');
    const bar = list?.closest('.whole')?.getBoundingClientRect();
    if (!list || !bar) return;
    list.removeAttribute('data-end');
    const box = list.getBoundingClientRect();
    list.toggleAttribute('data-end', box.left < bar.left || box.right > bar.right);
  }
}
