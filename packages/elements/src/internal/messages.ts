import { shellMessages, type ShellMessages } from '@fleet-portal/model/messages';

/** The shell's strings in this language where they are here already, else in English. */
export function messagesNow(locale: string): ShellMessages {
  const messages = shellMessages(locale);
  return messages instanceof Promise ? messagesNow('en-us') : messages;
}

/**
 * Settles when `messagesNow` can answer in this language; undefined where it already can.
 * An element waits for it before it renders, so that no English flashes up and nothing shifts.
 */
export function messagesReady(locale: string): Promise<unknown> | undefined {
  const messages = shellMessages(locale);
  return messages instanceof Promise ? messages : undefined;
}
