import type { LitElement, ReactiveController } from 'lit';
import { headerBeside, rootsAround } from './header-beside.ts';

/** The part of `<fp-header>` that the bar uses. */
type Header = LitElement & { workspaceTitle: string };

/**
 * Sets a class if the page's header shows the workspace's title too: in narrow windows only the header shows it (HDR-12). Attached as a
 * controller to both elements, so that it notices every update of either.
 */
export class TitleController implements ReactiveController {
  readonly #bar: LitElement;
  #arrivals: MutationObserver | undefined;
  #header: Header | null = null;

  constructor(bar: LitElement) {
    this.#bar = bar;
    bar.addController(this);
  }

  hostConnected(): void {
    this.#arrivals ??= new MutationObserver(() => this.hostUpdated());
    this.hostUpdated();
    void customElements.whenDefined('fp-header').then(() => this.hostUpdated());
  }

  hostUpdated(): void {
    const header = headerBeside(this.#bar);
    this.#follow(isReady(header) ? header : null);
    this.#await();
    const bar = this.#bar.renderRoot.querySelector('.bar');
    bar?.classList.toggle('untitled', !!this.#header?.workspaceTitle);
  }

  hostDisconnected(): void {
    this.hostUpdated();
  }

  #follow(header: Header | null): void {
    if (header === this.#header) return;
    this.#header?.removeController(this);
    this.#header = header;
    header?.addController(this);
  }

  /** Waits for a header that may be added after the bar. */
  #await(): void {
    this.#arrivals?.disconnect();
    if (this.#header) return;
    for (const root of rootsAround(this.#bar))
      this.#arrivals?.observe(root, { childList: true, subtree: true });
  }
}

/** A header that is not defined yet shows no title. */
function isReady(header: HTMLElement | null): header is Header {
  return !!header?.matches(':defined');
}
