import type { LitElement, ReactiveController } from 'lit';
import { cardsIn } from './card-keys.ts';

type Drawer = LitElement & { open: boolean };

/** Moves the focus on inside the drawer when its element disappears, and returns it to what comes back: a card (NTF-05), or “Try again”. */
export class CardFocus implements ReactiveController {
  readonly #host: Drawer;
  readonly #isGoing: (id: string) => boolean;
  /** The focused element before an update, which may remove it. */
  #focused: HTMLElement | null = null;
  #card: HTMLElement | null = null;
  /** The `data-id` of what lost the focus last, and the element that has it instead. */
  #left: { id: string | undefined; heir: HTMLElement | null } | null = null;

  /** @param isGoing whether the card with this id is leaving */
  constructor(host: Drawer, isGoing: (id: string) => boolean) {
    this.#host = host;
    this.#isGoing = isGoing;
    host.addController(this);
  }

  hostUpdate(): void {
    const current = this.#root.activeElement?.closest<HTMLElement>('.card');
    if (current && this.#goes(current)) this.#leave(current);
    this.#focused = this.#root.activeElement as HTMLElement | null;
    this.#card = this.#focused?.closest<HTMLElement>('.card') ?? null;
  }

  hostUpdated(): void {
    if (this.#host.open && this.#focused?.checkVisibility() === false) {
      const heir = this.#card?.isConnected ? this.#card : this.#heading;
      heir?.focus();
      this.#left = { id: this.#focused.dataset.id, heir };
    }
    if (this.#root.activeElement !== this.#left?.heir) this.#left = null;
    [...this.#root.querySelectorAll<HTMLElement>('[data-id]:not([inert] *)')]
      .find((one) => one.dataset.id === this.#left?.id)
      ?.focus();
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  get #heading(): HTMLElement | null {
    return this.#root.getElementById('title');
  }

  #goes({ dataset }: HTMLElement): boolean {
    return this.#isGoing(dataset.id ?? '');
  }

  /** Moves the focus to the next card, else to the previous one, else to the heading. */
  #leave(current: HTMLElement): void {
    const staying = cardsIn(this.#root).filter((card) => !this.#goes(card));
    const isBehind = (card: HTMLElement) =>
      current.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING;
    const heir = staying.find(isBehind) ?? staying.at(-1) ?? this.#heading;
    heir?.focus();
    this.#left = { id: current.dataset.id, heir };
  }
}
