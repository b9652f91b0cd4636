import type { AccountApi } from '@fleet-portal/model/rules';
import { useCallback, useReducer } from 'react';
import type { Consents } from '../../consents/consents.ts';
import { reduceConsents, type ConsentAction, type ConsentState } from './consent-state.ts';
import { saveConsents } from '../../consents/save-consents.ts';

/** Keeps the form and saves it. Leaving the page does not take a choice back. */
export function useSavedConsents(
  api: AccountApi,
  companyId: string,
  initial: ConsentState,
): [ConsentState, (action: ConsentAction) => void, (target: Consents) => void] {
  const [state, dispatch] = useReducer(reduceConsents, initial);

  const save = useCallback(
    (choice: Consents) => {
      const target = { ...choice };
      dispatch({ kind: 'save', target });
      saveConsents(api, companyId, target).then(
        (wasSent) => {
          if (wasSent) dispatch({ kind: 'saved', target });
        },
        (error: unknown) => {
          console.error(error instanceof Error ? error.message : String(error));
          dispatch({ kind: 'failed', target });
        },
      );
    },
    [api, companyId],
  );
  return [state, dispatch, save];
}
