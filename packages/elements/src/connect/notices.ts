import type { ModalFields, TopNotification } from '@fleet-portal/model/entities';
import { createModal, list, withNotice, withoutNotice } from '@fleet-portal/model/rules';
import type { FpTopNotificationCloseEvent } from '../events/top-notification-close-event.ts';
import '../modal/define.ts';
import '../top-notifications/define.ts';
import type { HostElements } from './host-elements.ts';
import type { HostLook } from './host-look.ts';
import { headerOf, pageElement, placeUnder } from './page-place.ts';

export interface NoticesOptions {
  elements: HostElements;
  look: HostLook;
  signal: AbortSignal;
}

/** Top notifications and modals of the page, each kind in one element that is created with the first of them. */
export class Notices {
  readonly #options: NoticesOptions;
  /** Removes each notice or modal that is shown; for a key, only the one shown last. */
  readonly #hides = new Map<string, () => void>();

  constructor(options: NoticesOptions) {
    this.#options = options;
    const { signal } = options;
    signal.addEventListener('abort', () => {
      for (const [key, hide] of this.#hides) this.#end(key, hide);
    });
    // Closed by the user; a page that keeps the notification may prevent the event after this listener.
    const forget = (event: FpTopNotificationCloseEvent) => {
      const key = `notification ${event.notificationId}`;
      const hide = this.#hides.get(key);
      queueMicrotask(() => event.defaultPrevented || this.#forget(key, hide));
    };
    addEventListener('fp-top-notification-close', forget, { signal });
  }

  notify(notification: TopNotification): () => void {
    const { elements, look, signal } = this.#options;
    const place = (made: Element) => placeUnder(headerOf(elements), made);
    const element = pageElement('fp-top-notifications', { look, signal, place });
    const own = { ...notification };
    element.notifications = withNotice(list(element.notifications), own);
    return this.#untilEnd(`notification ${own.id}`, () => {
      element.notifications = list(element.notifications).filter((one) => one !== own);
    });
  }

  openModal(modal: ModalFields): () => void {
    const element = pageElement('fp-modal-stack', this.#options);
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

  /** Registers the removal, because the end of the shell also removes what is shown in the page's own element. */
  #untilEnd(key: string, hide: () => void): () => void {
    this.#hides.set(key, hide);
    return () => this.#end(key, hide);
  }

  #end(key: string, hide: () => void): void {
    if (this.#forget(key, hide)) hide();
  }

  /** Returns whether it was still there to be removed. */
  #forget(key: string, hide: (() => void) | undefined): boolean {
    return this.#hides.get(key) === hide && this.#hides.delete(key);
  }
}
