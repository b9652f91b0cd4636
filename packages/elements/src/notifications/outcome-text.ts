import { formatIn, type NoticeMessages } from '@fleet-portal/model/messages';
import type { Outcome } from './cards-controller.ts';

interface Said {
  words: NoticeMessages;
  locale: string;
  /** How many notifications the outcome concerns. */
  amount: number;
  /** How many notifications are left. */
  left: number;
  /** Why they remain, if “Dismiss all” would delete none of them; else empty. */
  stay: string;
  /** How many of those left are unread. */
  unread: number;
}

/** The announcement for a server's answer. */
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
