import { barMessages, cookieMessages, type CookieMessages } from '@fleet-portal/model/messages';

/** The texts about cookies and about links to other sites. */
export interface ConsentWords extends CookieMessages {
  /** The locale for which they were loaded. */
  locale: string;
  externalSite: string;
}

/** @throws if they could not be loaded */
export async function consentWords(locale: string): Promise<ConsentWords> {
  const [words, { externalSite }] = await Promise.all([cookieMessages(locale), barMessages(locale)]);
  return { ...words, externalSite, locale };
}
