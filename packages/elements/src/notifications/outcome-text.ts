import { format, type NoticeMessages } from '@fleet-portal/model/messages';
import type { Outcome } from './cards-controller.ts';

/**
 * What is said aloud of what the server has answered.
 * @param amount how many notifications it is about
 * @param left how many there are now
 */
export function outcomeText(outcome: Outcome, words: NoticeMessages, amount: number, left: number): string {
  switch (outcome) {
    case 'acted':
      return words.actionCompleted;
    case 'action-failed':
      return `${words.actionFailed}. ${words.tryLater}`;
    case 'deleted':
      return format(words.deletedOne, { count: left });
    case 'delete-failed':
      return `${amount > 1 ? format(words.dismissFailed, { count: amount }) : words.deleteFailed} ${words.tryLater}`;
    case 'read-failed':
      return `${words.readFailed} ${words.tryLater}`;
  }
}
