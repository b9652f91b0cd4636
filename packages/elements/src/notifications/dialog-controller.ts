import { timers } from '@fleet-portal/model/constants';
import type { LitElement, ReactiveController } from 'lit';
import { showFrom } from '../dialog/show-from.ts';
import { OpenerController } from '../focus/opener-controller.ts';
import { onRestored } from '../navigation/on-restored.ts';

type Host = LitElement & { open: boolean };

/** Opens and closes the host's dialog together with its `open`, and keeps the page behind it from scrolling (NTF-01). */
export class DialogController implements ReactiveController {
  /** Whether the content is in the document: while the drawer is open, and until its closing delay has passed. */
  isShown = false;
  readonly #host: Host;
  readonly #close: () => void;
  readonly #opener: OpenerController;
  #open: AbortController | undefined;
  #emptying: ReturnType<typeof setTimeout> | undefined;

  /** @param close called when the user closes the dialog */
  constructor(host: Host, close: () => void) {
    this.#host = host;
    this.#close = close;
    this.#opener = new OpenerController(host);
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.requestUpdate();
  }

  hostUpdate(): void {
    if (!this.#host.open) return;
    clearTimeout(this.#emptying);
    this.isShown = true;
  }

  hostUpdated(): void {
    const { open, isConnected } = this.#host;
    const dialog = this.#host.renderRoot.querySelector('dialog');
    if (!dialog || !isConnected) return;
    if (!open) this.hide();
    else if (!this.#open) this.#show(dialog);
  }

  hostDisconnected(): void {
    this.hide();
  }

  hide(): void {
    if (!this.#open) return;
    this.#open.abort();
    this.#open = undefined;
    clearTimeout(this.#emptying);
    this.#emptying = setTimeout(() => {
      this.isShown = false;
      this.#host.requestUpdate();
    }, timers.drawerCloseDelay);
  }

  #show(dialog: HTMLDialogElement): void {
    const open = (this.#open = new AbortController());
    open.signal.addEventListener('abort', showFrom(this.#opener, dialog, this.#close));
    addEventListener('popstate', this.#close, open);
    onRestored(this.#close, open.signal);
    // Browsers restore the scroll position, which would hide a message at the top.
    dialog.querySelector('.content')?.scrollTo(0, 0);
  }
}
