import type { Messages } from './messages.ts';
import { createStrictContext } from './strict-context.ts';

/** The language of the page that is shown, and the portal's words in it. */
export interface Locale {
  locale: string;
  messages: Messages;
}

export const [LocaleContext, useLocale] = createStrictContext<Locale>('LocaleContext', 'useLocale');

/** The portal's words in the language of the page. */
export function useMessages(): Messages {
  return useLocale().messages;
}
