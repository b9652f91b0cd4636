import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * Reserves room at the page's end for an element fixed to the window's lower edge, so that it covers neither the end of the page nor the
 * focused element. Nothing visible moves: the room is added after the page, and the footer's color continues into it.
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

  /** @param isBehind whether something that does not scroll with the page has the focus */
  constructor(host: ReactiveControllerHost, element: () => HTMLElement | null, isBehind: () => boolean) {
    this.#host = host;
    this.#element = element;
    this.#isBehind = isBehind;
    host.addController(this);
  }

  /** Created here, because a server, which never connects the element, has neither. */
  hostConnected(): void {
    this.#sheet ??= new CSSStyleSheet();
    this.#observer ??= new ResizeObserver(() => this.#measure());
    document.adoptedStyleSheets.push(this.#sheet);
    // An element that is connected again may have nothing else to update.
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
    // A shadow is as high as its footer, which may be lower than the room, so three are stacked.
    const shadows = [1, 2, 3].map((third) => `0 ${(height * third) / 3}px var(--_brand)`);
    const footer = `fp-footer::part(footer){box-shadow:${shadows.join()}}`;
    const rule = height ? `@media not print{${room}${footer}}` : '';
    if (rule !== this.#rule) this.#sheet?.replaceSync((this.#rule = rule));
  }
}
