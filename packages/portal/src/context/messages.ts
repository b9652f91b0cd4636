import { barMessages, pageMessages, type PageMessages } from '@fleet-portal/model/messages';

const arrived = new Map<string, PageMessages>();

/**
 * Loads the words of a locale's language once, and those of the header, lest it comes later than the page beneath it; a language
 * that does not load is English.
 * @throws where English does not load either
 */
export async function loadMessages(locale: string): Promise<PageMessages> {
  const known = arrived.get(locale);
  if (known) return known;
  const [messages] = await Promise.all([pageMessages(locale), barMessages(locale)]);
  arrived.set(locale, messages);
  return messages;
}

/** The words of a locale that `loadMessages` has brought; null before. */
export function messagesNow(locale: string): PageMessages | null {
  return arrived.get(locale) ?? null;
}
