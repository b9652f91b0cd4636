import { barMessages, pageMessages } from '@fleet-portal/model/messages';
import { wordsOnce } from './words-once.ts';

/**
 * The page messages in a locale's language; they wait for the header's, so that the header does not change later than the page. English
 * replaces a language that does not load; `loadMessages` rejects if English does not load either.
 */
export const [loadMessages, messagesNow] = wordsOnce(async (locale) => {
  const [messages] = await Promise.all([pageMessages(locale), barMessages(locale)]);
  return messages;
});
