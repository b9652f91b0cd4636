import { barMessages, pageMessages } from '@fleet-portal/model/messages';
import { wordsOnce } from './words-once.ts';

/**
 * The words of a locale's language, and those of the header, lest it comes later than the page beneath it; a language that does
 * not load is English. The first rejects where English does not load either.
 */
export const [loadMessages, messagesNow] = wordsOnce(async (locale) => {
  const [messages] = await Promise.all([pageMessages(locale), barMessages(locale)]);
  return messages;
});
