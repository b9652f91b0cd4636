import { flowMessages, type FlowMessages } from '@fleet-portal/model/messages';
import { withSecondTry } from '../loading/second-try.ts';

const arrived = new Map<string, FlowMessages>();

/**
 * Loads the words of the flows in a locale's language once.
 * @throws where English does not load either
 */
export async function loadFlowMessages(locale: string): Promise<FlowMessages> {
  const known = arrived.get(locale);
  if (known) return known;
  const messages = await withSecondTry(() => flowMessages(locale))();
  arrived.set(locale, messages);
  return messages;
}

/** The words that `loadFlowMessages` has brought; null before. */
export function flowMessagesNow(locale: string): FlowMessages | null {
  return arrived.get(locale) ?? null;
}
