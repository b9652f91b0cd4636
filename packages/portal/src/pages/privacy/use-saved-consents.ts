import { putConsents, type AccountApi } from '@fleet-portal/model/api';
import { useCallback, useReducer, useRef } from 'react';
import { consentItems, type Consents } from './consents.ts';
import { reduceConsents, type ConsentAction, type ConsentState } from './consent-state.ts';

/**
 * Keeps the form and saves it. Saves go out one after the other, so that the last choice is the one that the service
 * keeps; of those that wait only the newest is sent. Leaving the page does not take a choice back.
 */
export function useSavedConsents(
  api: AccountApi,
  companyId: string,
  initial: ConsentState,
): [ConsentState, (action: ConsentAction) => void, (target: Consents) => void] {
  const [state, dispatch] = useReducer(reduceConsents, initial);
  const waiting = useRef<Consents | null>(null);
  const isSending = useRef(false);

  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    while (waiting.current) {
      const target = waiting.current;
      waiting.current = null;
      try {
        await putConsents(api, companyId, consentItems(target));
        dispatch({ kind: 'saved', target });
      } catch (error) {
        console.error(error instanceof Error ? error.message : String(error));
        dispatch({ kind: 'failed', target });
      }
    }
    isSending.current = false;
  }, [api, companyId]);

  const save = useCallback(
    (choice: Consents) => {
      const target = { ...choice };
      dispatch({ kind: 'save', target });
      waiting.current = target;
      void sendAll();
    },
    [sendAll],
  );
  return [state, dispatch, save];
}
