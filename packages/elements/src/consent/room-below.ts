import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Lets the page scroll clear of what is fixed at its lower edge, so that it covers neither the page's end nor what has focus.
 * Nothing that is seen moves: the room is added behind the page, and the footer's color goes on through it.
 */
export class RoomBelow implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #element: () => HTMLElement | null;
  readonly #isBehind: () => boolean;
  #sheet: CSSStyleSheet | undefined;
  #observer: ResizeObserver | undefined;
  #observed: HTMLElement | null = null;
  #height = 0;
  #rule = '';

  /** @param isBehind whether something else has the focus, which does not scroll with the page */
  constructor(host: ReactiveControllerHost, element: () => HTMLElement | null, isBehind: () => boolean) {
    this.#host = host;
    this.#element = element;
    this.#isBehind = isBehind;
    host.addController(this);
  }

  /** A server, which only makes the element, has neither. */
  hostConnected(): void {
    this.#sheet ??= new CSSStyleSheet();
    this.#observer ??= new ResizeObserver(() => this.#measure());
    document.adoptedStyleSheets.push(this.#sheet);
    // One that comes back may have nothing else to update.
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const element = this.#element();
    if (element === this.#observed) return this.#leaveRoom();
    this.#observer?.disconnect();
    this.#observed = element;
    if (element) this.#observer?.observe(element);
    this.#measure();
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observed = null;
    this.#measure();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet);
  }

  #measure(): void {
    const element = this.#observed;
    this.#height = element?.offsetHeight ? innerHeight - element.offsetTop : 0;
    this.#leaveRoom();
  }

  #leaveRoom(): void {
    const height = this.#height;
    const padding = this.#isBehind() ? 0 : height;
    const room = `html{padding-block-end:${height}px;scroll-padding-block-end:${padding}px}`;
    // A shadow is as high as its footer, which may be lower than the room: three stand one below another.
    const shadows = [1, 2, 3].map((third) => `0 ${(height * third) / 3}px var(--_brand)`);
    const footer = `fp-footer::part(footer){box-shadow:${shadows.join()}}`;
    const rule = height ? `@media not print{${room}${footer}}` : '';
    if (rule !== this.#rule) this.#sheet?.replaceSync((this.#rule = rule));
  }
}
