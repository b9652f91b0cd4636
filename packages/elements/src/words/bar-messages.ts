import { barMessages } from '@fleet-portal/model/messages';
import { wordsNow } from './words-now.ts';

/** The words of the header's bars. */
export const [barMessagesNow, barMessagesReady] = wordsNow(barMessages);
