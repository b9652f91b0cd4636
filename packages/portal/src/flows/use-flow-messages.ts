import type { FlowMessages } from '@fleet-portal/model/messages';
import { useEffect, useState } from 'react';
import { flowMessagesNow, loadFlowMessages } from './flow-messages.ts';

/** The words of the flows in a language; null until they are there, and the last ones while the next are on their way. */
export function useFlowMessages(locale: string): FlowMessages | null {
  const [messages, setMessages] = useState(() => flowMessagesNow(locale));
  useEffect(() => {
    let isCurrent = true;
    loadFlowMessages(locale)
      .then((loaded) => {
        if (isCurrent) setMessages(loaded);
      })
      .catch((error: unknown) => console.error('The words of the flows did not load:', error));
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return messages;
}
