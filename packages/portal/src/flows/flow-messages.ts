import { flowMessages } from '@fleet-portal/model/messages';
import { withSecondTry } from '../loading/second-try.ts';
import { wordsOnce } from '../context/words-once.ts';

/** The messages of the flows in a locale's language; loading rejects if English does not load either. */
export const [loadFlowMessages, flowMessagesNow] = wordsOnce((locale) =>
  withSecondTry(() => flowMessages(locale))(),
);
