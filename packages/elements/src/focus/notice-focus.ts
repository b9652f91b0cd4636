import { timers } from '@fleet-portal/model/constants';
import type { LitElement, ReactiveController } from 'lit';
import { focusedElement } from './focused-element.ts';
import { focusTarget } from './focus-target.ts';
import { mainHeading } from './main-heading.ts';

/**
 * Moves the focus on where what has it goes with a notice: to what comes next. A focus that somebody has moved in the meantime stays.
 */
export class NoticeFocus implements ReactiveController {
  readonly #host: LitElement;
  /** What has the focus, or had it until just now. */
  #focused: HTMLElement | null = null;
  /** Who sees the focus is led to where it goes; a pointer's page stays as it is scrolled. */
  #preventScroll = true;

  readonly #next: () => HTMLElement | null;

  /** @param next what comes after the notice: by default the first one that is left on the page, else the page's main heading */
  constructor(host: LitElement, next: () => HTMLElement | null = firstNotice) {
    this.#host = host;
    this.#next = next;
    host.addController(this);
  }

  /** Within the shadow root, which no event leaves as the focus moves inside. */
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

  /** A dialog gives back what focus it has itself. */
  readonly #remember = (): void => {
    this.#focused = this.#active?.closest('dialog') ? null : this.#active;
    this.#preventScroll = !this.#focused?.matches(':focus-visible');
  };

  /** What is removed may lose the focus with an event, before anybody can look. */
  readonly #rememberLater = (): void => {
    setTimeout(this.#remember);
  };

  /** Once the page has shown what comes of it. */
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
