import { formatIn, type NoticeMessages } from '@fleet-portal/model/messages';
import type { Outcome } from './cards-controller.ts';

interface Said {
  words: NoticeMessages;
  locale: string;
  /** How many notifications it is about. */
  amount: number;
  /** How many there are now. */
  left: number;
  /** Why they stay where Dismiss all takes none of them, else empty. */
  stay: string;
  /** How many of them are unread. */
  unread: number;
}

/** What is said aloud of what the server has answered. */
export function outcomeText(outcome: Outcome, { words, locale, amount, left, stay, unread }: Said): string {
  const deleted = `${formatIn(locale, words.deletedOne, { count: left })} ${stay}`;
  const kept = formatIn(locale, words.dismissFailed, { count: amount });
  switch (outcome) {
    case 'acted':
      return words.actionCompleted;
    case 'actionFailed':
      return `${words.actionFailed}. ${words.tryLater}`;
    case 'deleted':
      return deleted;
    case 'deletedInPart':
      return `${deleted} ${kept} ${words.tryLater}`;
    case 'deleteFailed':
      return `${amount > 1 ? kept : words.deleteFailed} ${words.tryLater}`;
    case 'read':
      return formatIn(locale, words.unreadCount, { count: unread });
    case 'readFailed':
      return `${words.readFailed} ${words.tryLater}`;
  }
}
