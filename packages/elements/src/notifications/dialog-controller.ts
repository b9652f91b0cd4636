import { timers } from '@fleet-portal/model/constants';
import type { LitElement, ReactiveController } from 'lit';
import { onOutsideClick } from '../input/on-outside-click.ts';
import { onHidden } from '../layout/on-hidden.ts';
import { lockScroll } from '../layout/scroll-lock.ts';
import { focusedElement, type FocusableElement } from '../focus/focused-element.ts';
import { dialogKeys } from '../focus/dialog-keys.ts';
import { giveFocusBack } from '../focus/give-focus-back.ts';

type Host = LitElement & { open: boolean };

/** Opens and closes the host's dialog with its `open`, and holds the page behind it still (NTF-01). */
export class DialogController implements ReactiveController {
  /** The content stands in the document: while the drawer is open, and until it counts as closed. */
  isShown = false;
  readonly #host: Host;
  readonly #close: () => void;
  #letGo: (() => void) | undefined;
  #emptying: ReturnType<typeof setTimeout> | undefined;
  #opener: FocusableElement | null = null;

  /** @param close what the user's closing does */
  constructor(host: Host, close: () => void) {
    this.#host = host;
    this.#close = close;
    host.addController(this);
    // The dialog itself is only hit beside its content: on the dismiss area.
    onOutsideClick(host, (event) => event.composedPath()[0] === this.#dialog, close);
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
    const dialog = this.#dialog;
    if (!dialog || open === dialog.open || !isConnected) return;
    if (open) this.#show(dialog);
    else this.hide();
  }

  /** A dialog that is off the page gives no focus back by itself. */
  hostDisconnected(): void {
    if (this.#dialog?.open) setTimeout(() => giveFocusBack(this.#opener));
    this.hide();
  }

  hide(): void {
    const dialog = this.#dialog;
    if (!dialog?.open) return;
    dialog.close();
    if (this.#opener && this.#host.isConnected) giveFocusBack(this.#opener);
    this.#letGo?.();
    clearTimeout(this.#emptying);
    this.#emptying = setTimeout(() => this.#empty(), timers.drawerCloseDelay);
  }

  readonly onKeyDown = (event: KeyboardEvent): void => {
    if (this.#dialog) dialogKeys(event, this.#dialog);
  };

  /** Escape, and the system's own back gesture. */
  readonly onCancel = (event: Event): void => {
    event.preventDefault();
    this.#close();
  };

  /** The browser may close a dialog by itself. It tells so late: the drawer may be open again. */
  readonly onClose = (): void => {
    if (this.#host.open && this.#host.isConnected && !this.#dialog?.open) this.#close();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.#host.shadowRoot?.querySelector('dialog') ?? null;
  }

  #show(dialog: HTMLDialogElement): void {
    this.#opener = focusedElement() ?? this.#opener;
    dialog.showModal();
    // The browser keeps where it was scrolled to, and what is said at its top would be out of sight.
    dialog.querySelector('.content')?.scrollTo(0, 0);
    dialog.querySelector<HTMLElement>('#title')?.focus({ preventScroll: true });
    const open = new AbortController();
    open.signal.addEventListener('abort', lockScroll());
    addEventListener('popstate', this.#close, open);
    onHidden(dialog, this.#close, open.signal);
    this.#letGo = () => open.abort();
  }

  #empty(): void {
    this.isShown = false;
    this.#host.requestUpdate();
  }
}
