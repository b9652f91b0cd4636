import {
  messageOf,
  type AccountApi,
  type ConsentAction,
  type Consents,
  type ConsentState,
  reduceConsents,
} from '@fleet-portal/model/rules';
import { useCallback, useReducer } from 'react';
import { saveConsents } from '../../data-sharing/save-consents.ts';

/** The form's state, and functions to change and to save it. Leaving the page does not cancel a save. */
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
          console.error(messageOf(error));
          dispatch({ kind: 'failed', target });
        },
      );
    },
    [api, companyId],
  );
  return [state, dispatch, save];
}
