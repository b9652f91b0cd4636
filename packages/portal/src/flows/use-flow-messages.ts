import type { FlowMessages } from '@fleet-portal/model/messages';
import { useEffect, useState } from 'react';
import { flowMessagesNow, loadFlowMessages } from './flow-messages.ts';

/**
 * The messages of the flows in a language; null until they have loaded, and the previous ones while the next ones load.
 * @param again another value retries messages that failed to load
 */
export function useFlowMessages(
  locale: string,
  again: unknown,
  load = loadFlowMessages,
): FlowMessages | null {
  const [messages, setMessages] = useState(() => flowMessagesNow(locale));
  useEffect(() => {
    let isCurrent = true;
    load(locale)
      .then((loaded) => {
        if (isCurrent) setMessages(loaded);
      })
      .catch((error: unknown) => console.error('The words of the flows did not load:', error));
    return () => {
      isCurrent = false;
    };
  }, [again, load, locale]);
  return messages;
}
