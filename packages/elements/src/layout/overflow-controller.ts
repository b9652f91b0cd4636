import type { LitElement, ReactiveController } from 'lit';

/**
 * Measures how many items of a row fit, so that the host can offer the rest in a "More" menu. The available room is the row's parent, which
 * the row shares with the menu after it; the gap before the menu equals the gap between items. Row and menu are always rendered completely,
 * so that they can be measured; the host hides what is not needed and takes it out of the flow.
 */
export class OverflowController implements ReactiveController {
  /** How many of the row's items fit; Infinity if all do. */
  fits = Infinity;
  readonly #host: LitElement;
  readonly #row: string;
  #observer: ResizeObserver | undefined;
  #observed: readonly Element[] = [];

  /** @param row selector of the row in the host's shadow root */
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
    // Items are observed too: for an item out of the flow, the size of row and room does not show that it was replaced or removed.
    const boxes = [room, ...room.children, ...row.children];
    // If an item has only been removed, the ResizeObserver reports it.
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
    // The row's resulting resize would be reported too late for this frame, which engines treat as an error of the page (a ResizeObserver
    // loop).
    this.#observer?.disconnect();
    requestAnimationFrame(() => {
      this.#observed = [];
      this.#host.requestUpdate();
    });
  }
}
