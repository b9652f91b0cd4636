import type { PageMessages } from '@fleet-portal/model/messages';
import { createStrictContext } from './strict-context.ts';

/** The language of the current page, and the portal's messages in it. */
export interface Locale {
  locale: string;
  messages: PageMessages;
}

export const [LocaleContext, useLocale] = createStrictContext<Locale>('LocaleContext', 'useLocale');

/** The portal's messages in the language of the page. */
export function useMessages(): PageMessages {
  return useLocale().messages;
}
