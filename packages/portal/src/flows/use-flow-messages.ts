import { flowMessages, type FlowMessages } from '@fleet-portal/model/messages';
import { useEffect, useState } from 'react';
import { withSecondTry } from '../loading/second-try.ts';

/** The words of the flows in a language; null until they are there, and the last ones while the next are on their way. */
export function useFlowMessages(locale: string): FlowMessages | null {
  const [messages, setMessages] = useState<FlowMessages | null>(null);
  useEffect(() => {
    let isCurrent = true;
    withSecondTry(() => flowMessages(locale))()
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
