import { formatIn, type NoticeMessages } from '@fleet-portal/model/messages';
import { html, nothing, type TemplateResult } from 'lit';
import { closeIcon } from '../icons/x.ts';
import { enterCards } from './card-keys.ts';
import { scrollKeys } from './scroll-keys.ts';

interface TopBar {
  words: NoticeMessages;
  locale: string;
  /** How many notifications are unread; null if unknown. */
  unread: number | null;
  /** Null if there is nothing to dismiss. */
  dismissAll: (() => void) | null;
  /** Why cards remain that “Dismiss all” does not delete; empty if it deletes any. */
  stay: string;
  close: () => void;
  /** Whether there are no cards and none are loading: hides the line with the count and “Dismiss all”. */
  isBare: boolean;
}

/** The drawer's heading, unread count, “Dismiss all” and close button. */
export function topBar({ words, locale, unread, dismissAll, stay, close, isBare }: TopBar): TemplateResult {
  return html`<div class="top" @keydown=${keys}>
    <h2 id="title" tabindex="-1">${words.notifications}</h2>
    <button type="button" class="close" aria-label=${words.close} @click=${close}>${closeIcon}</button>
    <div class="line" ?hidden=${isBare}>
      <p id="count">${unread === null ? nothing : formatIn(locale, words.unreadCount, { count: unread })}</p>
      ${
        dismissAll
          ? html`<button type="button" class="dismiss" @click=${dismissAll}>${words.dismissAll}</button>`
          : html`<p>${stay}</p>`
      }
    </div>
  </div>`;
}

function keys(event: KeyboardEvent): void {
  enterCards(event);
  scrollKeys(event);
}
