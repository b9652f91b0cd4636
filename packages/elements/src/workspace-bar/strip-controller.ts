import type { LitElement, ReactiveController } from 'lit';

/** Width of the fade at an edge, in px. */
const fade = 40;

/** Keeps the active tab of a scrolling strip visible, and sets attributes that say at which edges more of the strip is hidden. */
export class StripController implements ReactiveController {
  readonly #host: LitElement;
  #observer: ResizeObserver | undefined;
  #strip: HTMLElement | null = null;
  #active: Element | null = null;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  /** Also runs after the element was moved in the page, because the OverflowController then requests an update. */
  hostUpdated(): void {
    const strip = this.#host.renderRoot.querySelector<HTMLElement>('.strip');
    if (strip !== this.#strip) this.#observe(strip);
    const active = strip?.querySelector('[aria-current]') ?? null;
    if (active !== this.#active) this.#reveal(active);
  }

  hostDisconnected(): void {
    this.#observe(null);
  }

  #observe(strip: HTMLElement | null): void {
    this.#observer?.disconnect();
    this.#strip?.removeEventListener('scroll', this.#showEdges);
    this.#strip = strip;
    this.#active = null;
    if (!strip) return;
    strip.addEventListener('scroll', this.#showEdges, { passive: true });
    this.#observer = new ResizeObserver(() => this.#reveal(this.#active));
    for (const box of [strip, ...strip.children]) this.#observer.observe(box);
  }

  #reveal(active: Element | null): void {
    this.#active = active;
    const strip = this.#strip?.getBoundingClientRect();
    const tab = active?.getBoundingClientRect();
    if (this.#strip && strip && tab) {
      const isSeen = tab.left >= strip.left + fade && tab.right <= strip.right - fade;
      if (!isSeen) this.#strip.scrollLeft += (tab.left + tab.right - strip.left - strip.right) / 2;
    }
    this.#showEdges();
  }

  readonly #showEdges = (): void => {
    const strip = this.#strip;
    if (!strip) return;
    // In right-to-left direction `scrollLeft` is negative.
    const before = Math.abs(strip.scrollLeft);
    strip.toggleAttribute('data-before', before > 1);
    strip.toggleAttribute('data-after', before + strip.clientWidth < strip.scrollWidth - 1);
  };
}
