import { shellMessages } from '@fleet-portal/model/messages';
import { wordsNow } from './words-now.ts';

/** The shell's words. */
export const [messagesNow, messagesReady] = wordsNow(shellMessages);
