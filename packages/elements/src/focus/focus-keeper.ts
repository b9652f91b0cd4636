import type { LitElement, ReactiveController } from 'lit';
import { focusInside } from './focus-inside.ts';
import { focusShown } from './focus-shown.ts';
import { focusedElement } from './focused-element.ts';
import { holdsFocus } from './holds-focus.ts';
import { isPrinting } from '../layout/is-printing.ts';
import { desktop } from '../layout/on-breakpoint.ts';

/**
 * Gives a focus that goes with what holds it to what stands in its place: as the window passes 1024 px, as a page slots
 * something in its place, and where a row has less room or more for its items than before, or loses some of them.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  readonly #root: ShadowRoot;
  readonly #places: (holder: Element) => readonly string[];
  readonly #media = matchMedia(desktop);
  /** What has the focus, or had it until it was hidden. */
  #holder: Element | null;
  /** What has the focus as an update begins, what it says, and what may have the focus if the update takes it away. */
  #updated: { holder: HTMLElement; text: string; places: readonly string[] } | null = null;

  /**
   * @param host an element whose overflowing items stand in `.beyond`
   * @param places selects what may have the focus of the holder that is hidden, in the order of preference
   */
  constructor(host: LitElement, places: (holder: Element) => readonly string[]) {
    this.#host = host;
    this.#root = host.renderRoot as ShadowRoot;
    this.#places = places;
    this.#holder = this.#root.activeElement ?? host.querySelector(':focus-within');
    this.#root.addEventListener('focusin', ({ target }) => (this.#holder = target as Element));
    // Chromium takes the focus out of what is hidden before it tells that the window is another.
    this.#root.addEventListener('focusout', () => {
      if (this.#holder?.checkVisibility()) this.#holder = null;
    });
    this.#root.addEventListener('slotchange', this.#onChange);
    host.addController(this);
  }

  hostConnected(): void {
    this.#media.addEventListener('change', this.#onChange);
  }

  hostDisconnected(): void {
    this.#media.removeEventListener('change', this.#onChange);
  }

  hostUpdate(): void {
    const holder = this.#root.activeElement as HTMLElement | null;
    this.#updated = holder && { holder, text: holder.textContent, places: this.#places(holder) };
  }

  hostUpdated(): void {
    const { holder, text, places } = this.#updated ?? {};
    this.#updated = null;
    if (holder && !focusedElement()) {
      // What an update moves in the page loses the focus, too.
      if (holder.isConnected) holder.focus({ preventScroll: true });
      else focusShown(this.#root, places ?? []);
    } else if (holder && holder.textContent !== text) inList(holder, text)?.focus({ preventScroll: true });
    else if (this.#holder?.closest('.beyond') || this.#hasLostSlot) this.#pass();
  }

  get #hasLostSlot(): boolean {
    const holder = this.#holder;
    return [...this.#host.children].some((child) => child.contains(holder) && !child.assignedSlot);
  }

  readonly #onChange = (): void => {
    if (this.#holder?.checkVisibility() === false && !isPrinting()) this.#pass();
  };

  #pass(): void {
    const holder = this.#holder;
    if (!holder?.isConnected || (focusedElement() && !holdsFocus(this.#host))) return;
    const slotted = holder.closest('slot')?.assignedElements() ?? [];
    if (!slotted.some(focusInside)) focusShown(this.#root, this.#places(holder));
  }
}

/**
 * What says now what an item of a list has said: entries that come or go before it have moved it on. The bar's nodes are drawn
 * without keys, for which the first script has no room.
 */
function inList(item: HTMLElement, text: string | undefined): HTMLElement | undefined {
  const items = item.closest('ul')?.querySelectorAll<HTMLElement>('a[href],button') ?? [];
  return [...items].find(({ textContent }) => textContent === text);
}
