import type { Modal, ModalFields, TopNotification } from '@fleet-portal/model/entities';
import { createModal } from '@fleet-portal/model/rules';
import '../modal/define.ts';
import type { FpHeader } from '../header/header.ts';
import '../top-notifications/define.ts';
import type { HostLook } from './host-look.ts';

interface NoticesOptions {
  look: HostLook;
  header: () => FpHeader | undefined;
  signal: AbortSignal;
}

/** Top notifications and modals of the page, each in one element that comes with the first of them. */
export class Notices {
  readonly #options: NoticesOptions;
  /** What each id was opened with last; the stack goes on with copies. */
  readonly #opened = new Map<string, Modal>();

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  notify(notification: TopNotification): () => void {
    const element = this.#element('fp-top-notifications', (made) => {
      const header = this.#options.header();
      if (header) header.after(made);
      else document.body.prepend(made);
    });
    const own = { ...notification };
    const without = (isGone: (one: TopNotification) => boolean) =>
      (element.notifications ?? []).filter((one) => !isGone(one));
    element.notifications = [...without(({ id }) => id === own.id), own];
    return this.#untilEnd(() => (element.notifications = without((one) => one === own)));
  }

  openModal(modal: ModalFields): () => void {
    const element = this.#element('fp-modal-stack', (made) => document.body.append(made));
    const own = createModal(modal);
    const others = () => (element.modals ?? []).filter(({ id }) => id !== own.id);
    element.modals = [...others(), own];
    this.#opened.set(own.id, own);
    return this.#untilEnd(() => {
      if (this.#opened.get(own.id) !== own) return;
      this.#opened.delete(own.id);
      element.modals = others();
    });
  }

  /** What stands in the page's own element goes with the shell, too. */
  #untilEnd(hide: () => void): () => void {
    const { signal } = this.#options;
    const end = () => {
      signal.removeEventListener('abort', end);
      hide();
    };
    signal.addEventListener('abort', end);
    return end;
  }

  /** The page's own element, or one that goes with the shell. */
  #element<Tag extends 'fp-top-notifications' | 'fp-modal-stack'>(
    tag: Tag,
    place: (made: HTMLElementTagNameMap[Tag]) => void,
  ): HTMLElementTagNameMap[Tag] {
    const there = document.querySelector(tag);
    const element = there ?? document.createElement(tag);
    this.#options.look.dress(element);
    if (there) return element;
    place(element);
    this.#options.signal.addEventListener('abort', () => element.remove());
    return element;
  }
}
