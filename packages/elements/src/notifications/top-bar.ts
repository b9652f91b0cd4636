import { formatIn, type NoticeMessages } from '@fleet-portal/model/messages';
import { html, nothing, type TemplateResult } from 'lit';
import { closeIcon } from '../icons/x.ts';
import { enterCards } from './card-keys.ts';
import { scrollKeys } from './scroll-keys.ts';

interface TopBar {
  words: NoticeMessages;
  locale: string;
  /** How many are unread; null while nobody knows. */
  unread: number | null;
  /** Null where there is nothing to dismiss. */
  dismissAll: (() => void) | null;
  /** Why cards stay that Dismiss all does not take; empty where it takes some. */
  stay: string;
  close: () => void;
  /** There are no cards below, nor any on their way: the line that counts and dismisses them goes. */
  isBare: boolean;
}

/** The drawer's heading, how many are unread, Dismiss all and the way out. */
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
