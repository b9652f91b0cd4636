import { timers } from '@fleet-portal/model/constants';
import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from './focused-element.ts';
import { focusTarget } from './focus-target.ts';
import { mainHeading } from './main-heading.ts';

/** When a notice that has the focus disappears, moves the focus to the next one. If the user has moved the focus meanwhile, it stays. */
export class NoticeFocus implements ReactiveController {
  readonly #host: LitElement;
  /** The element that has the focus, or had it until just now. */
  #focused: HTMLElement | null = null;
  /** Scrolls to the new place only if the focus was visible; for pointer users the page does not scroll. */
  #preventScroll = true;

  readonly #next: () => HTMLElement | null;

  /** @param next the element after the notice; by default the first notice left on the page, else the page's main heading */
  constructor(host: LitElement, next: () => HTMLElement | null = firstNotice) {
    this.#host = host;
    this.#next = next;
    host.addController(this);
  }

  /** Listens on the shadow root, because no event leaves it when the focus moves inside. */
  hostConnected(): void {
    this.#host.renderRoot.addEventListener('focusin', this.#remember);
    this.#host.renderRoot.addEventListener('focusout', this.#rememberLater);
  }

  hostUpdated(): void {
    this.#look();
  }

  hostDisconnected(): void {
    this.#look();
  }

  get #active(): HTMLElement | null {
    return (this.#host.shadowRoot?.activeElement ?? null) as HTMLElement | null;
  }

  /** Focus inside a dialog is not remembered: a dialog gives the focus back itself. */
  readonly #remember = (): void => {
    this.#focused = this.#active?.closest('dialog') ? null : this.#active;
    this.#preventScroll = !this.#focused?.matches(':focus-visible');
  };

  /** A removed element may lose the focus with an event, before `hostUpdated` can look. */
  readonly #rememberLater = (): void => {
    setTimeout(this.#remember);
  };

  /** Waits until the page has rendered the result. */
  #look(): void {
    const lost = this.#focused;
    if (!lost || (lost === this.#active && lost.checkVisibility() && !lost.closest('[inert]'))) return;
    const preventScroll = this.#preventScroll;
    this.#focused = null;
    lost.blur();
    setTimeout(() => {
      if (focusedElement()) return;
      lost.focus();
      if (focusedElement() !== lost) focusTarget(this.#next(), { preventScroll });
    }, timers.modalFocusDelay);
  }
}

function firstNotice(): HTMLElement | null {
  const hosts = [...document.querySelectorAll('fp-top-notifications, fp-banner')];
  const notices = hosts.flatMap((host) => host.shadowRoot?.querySelector<HTMLElement>('[part]') ?? []);
  return notices.find((notice) => notice.checkVisibility()) ?? mainHeading();
}
