import type { LitElement, ReactiveController } from 'lit';
import { whenIdle } from '../timing/when-idle.ts';

const first = 12;
const step = 40;

/** Renders a long list in steps: first what a window shows, then the rest while the browser is idle (NTF-08). */
export class FillController implements ReactiveController {
  /** How many cards may be rendered by now. */
  limit = first;
  /** How many cards there are. */
  total = 0;
  readonly #host: LitElement;
  #isWaiting = false;

  constructor(host: LitElement) {
    this.#host = host;
    host.addController(this);
  }

  reset(): void {
    this.limit = first;
  }

  hostUpdated(): void {
    if (this.#isWaiting || this.limit >= this.total) return;
    this.#isWaiting = true;
    whenIdle(() => {
      this.#isWaiting = false;
      if (this.#host.isConnected) void this.more();
    });
  }

  /** Adds the next cards at once, for somebody who reaches the end before the browser was idle; null when all are shown. */
  more(): Promise<unknown> | null {
    if (this.limit >= this.total) return null;
    this.limit += step;
    this.#host.requestUpdate();
    return this.#host.updateComplete;
  }

  readonly onScroll = ({ currentTarget }: Event): void => {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget as Element;
    if (scrollHeight - scrollTop - clientHeight < clientHeight) void this.more();
  };
}
