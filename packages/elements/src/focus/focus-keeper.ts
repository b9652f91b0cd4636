import type { LitElement, ReactiveController } from 'lit';
import { focusInside } from './focus-inside.ts';
import { focusShown } from './focus-shown.ts';
import { focusedElement } from './focused-element.ts';
import { holdsFocus } from './holds-focus.ts';
import { isPrinting } from '../layout/is-printing.ts';
import { desktop } from '../layout/on-breakpoint.ts';

/**
 * Moves the focus on when the element that has it disappears: when the window crosses 1024 px, when the page slots something in its place,
 * and when a row has room for more or fewer items or loses some of them.
 */
export class FocusKeeper implements ReactiveController {
  readonly #host: LitElement;
  readonly #root: ShadowRoot;
  readonly #places: (holder: Element) => readonly string[];
  readonly #media = matchMedia(desktop);
  /** The element that has the focus, or had it until it was hidden. */
  #holder: Element | null;
  /** The focused element when an update begins, its text, and where the focus may go if the update removes the element. */
  #updated: { holder: HTMLElement; text: string; places: readonly string[] } | null = null;

  /**
   * @param host an element whose overflowing items have the class `beyond`
   * @param places selectors of what may get the focus of the holder that is hidden, in order of preference
   */
  constructor(host: LitElement, places: (holder: Element) => readonly string[]) {
    this.#host = host;
    this.#root = host.renderRoot as ShadowRoot;
    this.#places = places;
    this.#holder = this.#root.activeElement ?? host.querySelector(':focus-within');
    this.#root.addEventListener('focusin', ({ target }) => (this.#holder = target as Element));
    // Chromium removes the focus from a hidden element before it fires the media query's change event.
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
      // An element that the update only moves in the DOM loses the focus too.
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
 * Finds the item that now has this text: entries before it may have come or gone, and the nodes are drawn without keys to save bytes in the
 * first script.
 */
function inList(item: HTMLElement, text: string | undefined): HTMLElement | undefined {
  const items = item.closest('ul')?.querySelectorAll<HTMLElement>('a[href],button') ?? [];
  return [...items].find(({ textContent }) => textContent === text);
}
