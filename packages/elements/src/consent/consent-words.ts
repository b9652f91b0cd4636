import { barMessages, cookieMessages, type CookieMessages } from '@fleet-portal/model/messages';

/** What is said about cookies, and of links that lead to another site. */
export interface ConsentWords extends CookieMessages {
  /** For which they were loaded. */
  locale: string;
  externalSite: string;
}

/** @throws where they could not be loaded */
export async function consentWords(locale: string): Promise<ConsentWords> {
  const [words, { externalSite }] = await Promise.all([cookieMessages(locale), barMessages(locale)]);
  return { ...words, externalSite, locale };
}
