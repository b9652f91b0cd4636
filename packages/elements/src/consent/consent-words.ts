import { barMessages, cookieMessages, type CookieMessages } from '@fleet-portal/model/messages';

/** What is said about cookies, and of links that lead to another site. */
export type ConsentWords = CookieMessages & { externalSite: string };

/** @throws where they could not be loaded */
export async function consentWords(locale: string): Promise<ConsentWords> {
  const [words, { externalSite }] = await Promise.all([cookieMessages(locale), barMessages(locale)]);
  return { ...words, externalSite };
}
