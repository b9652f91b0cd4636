import { barMessages, type BarMessages } from '@fleet-portal/model/messages';

/** The bars' strings in this language where they are here already, else in English. */
export function barMessagesNow(locale: string): BarMessages {
  const messages = barMessages(locale);
  return messages instanceof Promise ? barMessagesNow('en-us') : messages;
}

/** Settles when `barMessagesNow` can answer in this language; undefined where it already can. */
export function barMessagesReady(locale: string): Promise<unknown> | undefined {
  const messages = barMessages(locale);
  return messages instanceof Promise ? messages : undefined;
}
