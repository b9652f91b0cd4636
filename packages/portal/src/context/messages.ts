import { pageMessages, type PageMessages } from '@fleet-portal/model/messages';
import { portalTexts, type PortalTexts } from '../texts/portal-texts.ts';

/** All words of the portal's pages. */
export type Messages = PageMessages & PortalTexts;

const arrived = new Map<string, Messages>();

/**
 * Loads the words of a locale's language once; a language that does not load is English.
 * @throws where English does not load either
 */
export async function loadMessages(locale: string): Promise<Messages> {
  const known = arrived.get(locale);
  if (known) return known;
  const [pages, own] = await Promise.all([pageMessages(locale), portalTexts(locale)]);
  const messages = { ...pages, ...own };
  arrived.set(locale, messages);
  return messages;
}

/** The words of a locale that `loadMessages` has brought; null before. */
export function messagesNow(locale: string): Messages | null {
  return arrived.get(locale) ?? null;
}
