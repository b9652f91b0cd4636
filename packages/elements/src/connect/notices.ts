import type { ModalFields, TopNotification } from '@fleet-portal/model/entities';
import { createModal, list, withNotice, withoutNotice } from '@fleet-portal/model/rules';
import type { FpTopNotificationCloseEvent } from '../events/top-notification-close-event.ts';
import '../modal/define.ts';
import '../top-notifications/define.ts';
import type { HostLook } from './host-look.ts';

interface NoticesOptions {
  look: HostLook;
  header: () => Element | null;
  signal: AbortSignal;
}

/** Top notifications and modals of the page, each in one element that comes with the first of them. */
export class Notices {
  readonly #options: NoticesOptions;
  /** What takes away each thing that is shown: under one key only what was shown last. */
  readonly #hides = new Map<string, () => void>();

  constructor(options: NoticesOptions) {
    this.#options = options;
    const { signal } = options;
    signal.addEventListener('abort', () => {
      for (const [key, hide] of this.#hides) this.#end(key, hide);
    });
    // Closed by the person: a page that keeps the notification may prevent it after this.
    const forget = (event: FpTopNotificationCloseEvent) => {
      const key = `notification ${event.notificationId}`;
      const hide = this.#hides.get(key);
      queueMicrotask(() => event.defaultPrevented || this.#forget(key, hide));
    };
    addEventListener('fp-top-notification-close', forget, { signal });
  }

  notify(notification: TopNotification): () => void {
    const element = this.#element('fp-top-notifications', (made) => {
      const header = this.#options.header();
      // Beside one in a shadow root, or in no page yet, the next notice would not find it.
      if (header && document.contains(header)) header.after(made);
      else document.body.prepend(made);
    });
    const own = { ...notification };
    element.notifications = withNotice(list(element.notifications), own);
    return this.#untilEnd(`notification ${own.id}`, () => {
      element.notifications = list(element.notifications).filter((one) => one !== own);
    });
  }

  openModal(modal: ModalFields): () => void {
    const element = this.#element('fp-modal-stack', (made) => document.body.append(made));
    const key = `modal ${modal.id}`;
    const own = createModal({
      ...modal,
      onClose: () => {
        this.#forget(key, hide);
        modal.onClose?.();
      },
    });
    const hide = () => (element.modals = withoutNotice(list(element.modals), own.id));
    element.modals = withNotice(list(element.modals), own);
    return this.#untilEnd(key, hide);
  }

  /** What stands in the page's own element goes with the shell, too. */
  #untilEnd(key: string, hide: () => void): () => void {
    this.#hides.set(key, hide);
    return () => this.#end(key, hide);
  }

  #end(key: string, hide: () => void): void {
    if (this.#forget(key, hide)) hide();
  }

  /** Whether it was still there to be taken away. */
  #forget(key: string, hide: (() => void) | undefined): boolean {
    return this.#hides.get(key) === hide && this.#hides.delete(key);
  }

  /** The page's own element, or one that goes with the shell. */
  #element<Tag extends 'fp-top-notifications' | 'fp-modal-stack'>(
    tag: Tag,
    place: (made: HTMLElementTagNameMap[Tag]) => void,
  ): HTMLElementTagNameMap[Tag] {
    const there = document.querySelector(tag);
    const { look } = this.#options;
    if (there) {
      look.adopt(there);
      return there;
    }
    const element = document.createElement(tag);
    look.dress(element);
    place(element);
    this.#untilEnd(tag, () => element.remove());
    return element;
  }
}
