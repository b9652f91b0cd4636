import type { TopNotification } from '@fleet-portal/model/entities';
import { createModal } from '@fleet-portal/model/rules';
import '../modal/define.ts';
import type { FpHeader } from '../header/header.ts';
import type { ThemeName } from '../theme/palettes.ts';
import '../top-notifications/define.ts';
import type { ModalFields } from './options.ts';

/** How what the shell adds to the page speaks and looks. */
export interface Look {
  locale: string;
  theme: ThemeName;
}

interface NoticesOptions {
  look: () => Look;
  header: () => FpHeader | undefined;
  signal: AbortSignal;
}

/** Top notifications and modals of the page, each in one element that comes with the first of them. */
export class Notices {
  readonly #options: NoticesOptions;

  constructor(options: NoticesOptions) {
    this.#options = options;
  }

  notify(notification: TopNotification): () => void {
    const element = this.#element('fp-top-notifications', (made) => {
      const header = this.#options.header();
      if (header) header.after(made);
      else document.body.prepend(made);
    });
    const others = () => (element.notifications ?? []).filter(({ id }) => id !== notification.id);
    element.notifications = [...others(), notification];
    return () => (element.notifications = others());
  }

  openModal(modal: ModalFields): () => void {
    const element = this.#element('fp-modal-stack', (made) => document.body.append(made));
    const others = () => (element.modals ?? []).filter(({ id }) => id !== modal.id);
    element.modals = [...others(), createModal(modal)];
    return () => (element.modals = others());
  }

  /** The page's own element, or one that goes with the shell. */
  #element<Tag extends 'fp-top-notifications' | 'fp-modal-stack'>(
    tag: Tag,
    place: (made: HTMLElementTagNameMap[Tag]) => void,
  ): HTMLElementTagNameMap[Tag] {
    const there = document.querySelector(tag);
    const element = Object.assign(there ?? document.createElement(tag), this.#options.look());
    if (there) return element;
    place(element);
    this.#options.signal.addEventListener('abort', () => element.remove());
    return element;
  }
}
