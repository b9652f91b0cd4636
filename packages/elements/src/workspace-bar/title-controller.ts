import type { LitElement, ReactiveController } from 'lit';
import { headerBeside, rootsAround } from './header-beside.ts';

/** What the bar knows of `<fp-header>`. */
type Header = LitElement & { workspaceTitle: string };

/**
 * Says by a class whether the page's header shows a workspace's title too: in narrow windows it stands there alone (HDR-12).
 * It belongs to both elements, and sees what either is given, whenever that comes.
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

  /** A header may come after the bar. */
  #await(): void {
    this.#arrivals?.disconnect();
    if (this.#header) return;
    for (const root of rootsAround(this.#bar))
      this.#arrivals?.observe(root, { childList: true, subtree: true });
  }
}

/** One that has no script yet shows no title. */
function isReady(header: HTMLElement | null): header is Header {
  return !!header?.matches(':defined');
}
