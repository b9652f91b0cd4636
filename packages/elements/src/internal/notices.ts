import { noticeMessages, type NoticeMessages } from '@fleet-portal/model/messages';

/** The words of drawer, banners and modals in this language where they are here already, else in English. */
export function noticesNow(locale: string): NoticeMessages {
  const messages = noticeMessages(locale);
  return messages instanceof Promise ? noticesNow('en-us') : messages;
}

/** Settles when `noticesNow` can answer in this language; undefined where it already can. */
export function noticesReady(locale: string): Promise<unknown> | undefined {
  const messages = noticeMessages(locale);
  return messages instanceof Promise ? messages : undefined;
}
