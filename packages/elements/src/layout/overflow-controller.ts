import type { LitElement, ReactiveController } from 'lit';

/**
 * Knows how many items of a row fit beside each other, so that the host can offer the rest in a "More" menu. The row's
 * parent is the room that the row shares with the menu behind it, which stands as far from it as the items from each other.
 * Both are rendered whole at all times, so that they can be measured; the host takes what is not needed out of sight and out
 * of the flow.
 */
export class OverflowController implements ReactiveController {
  /** How many of the row's items can be seen; Infinity where all fit. */
  fits = Infinity;
  readonly #host: LitElement;
  readonly #row: string;
  #observer: ResizeObserver | undefined;
  #observed: readonly Element[] = [];

  /** @param row selects the row in the host's shadow root */
  constructor(host: LitElement, row: string) {
    this.#host = host;
    this.#row = row;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const row = this.#host.renderRoot.querySelector<HTMLElement>(this.#row);
    const room = row?.parentElement;
    if (!room || !this.#host.isConnected) return;
    // Of an item that is out of the flow neither row nor room can tell that it is another, or gone.
    const boxes = [room, ...room.children, ...row.children];
    // One that has only gone tells so by itself.
    if (boxes.every((box, at) => box === this.#observed[at])) return;
    this.hostDisconnected();
    this.#observer = new ResizeObserver(() => this.#measure(row, room.getBoundingClientRect().width));
    for (const box of boxes) this.#observer.observe(box);
    this.#observed = boxes;
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observed = [];
  }

  #measure(row: HTMLElement, room: number): void {
    if (!room) return;
    const gap = parseFloat(getComputedStyle(row).columnGap) || 0;
    const more = row.nextElementSibling?.getBoundingClientRect().width ?? 0;
    let end = 0;
    const ends = [...row.children].map((item) => (end += item.getBoundingClientRect().width + gap));
    const fits = end <= room + gap ? Infinity : ends.filter((one) => one <= room - more).length;
    if (fits === this.fits) return;
    this.fits = fits;
    this.#host.requestUpdate();
    // What that changes of the row would be told too late for this frame, which engines report as an error of the page.
    this.#observer?.disconnect();
    requestAnimationFrame(() => {
      this.#observed = [];
      this.#host.requestUpdate();
    });
  }
}
