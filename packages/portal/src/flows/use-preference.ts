import {
  isOwn,
  ownerSchema,
  preferenceStep,
  storageKeys,
  type PreferenceEffect,
  type PreferenceEvent,
  type PreferenceFacts,
  type PreferenceState,
} from '@fleet-portal/model/flows';
import { allConsents, configuredRoute, currentUser, pageHref } from '@fleet-portal/model/rules';
import { useCallback, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { usePortal } from '../context/portal-context.ts';
import { loadCompany } from '../data-sharing/load-consents.ts';
import { saveConsents } from '../data-sharing/save-consents.ts';
import { useAccountApi } from '../context/use-account-api.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { useLocalStorage, writeStorage } from '../store/browser-storage.ts';
import type { Machine, RunEffect } from './create-flow.ts';
import { settle } from './settle.ts';
import { useFlow } from './use-flow.ts';

const machine: Machine<PreferenceState, PreferenceEvent, PreferenceEffect, PreferenceFacts> = {
  initial: { kind: 'idle' },
  step: preferenceStep,
};

/**
 * The data-sharing preference popup of a Blue Star admin who has just signed in (CON-01 to CON-03).
 * @param mayAskHere whether it may appear on the current page
 */
export function usePreference(
  isBlueStarAdmin: boolean,
  mayAskHere: boolean,
): [PreferenceState, (event: PreferenceEvent) => void] {
  const { market } = usePortal();
  const { session } = useSession();
  const { push } = useNavigation();
  const { locale } = useLocale();
  const api = useAccountApi();
  const userId = currentUser(session)?.userId ?? '';
  const isFlagSet = isOwn(useLocalStorage(storageKeys.preferenceDue, ownerSchema), userId);
  const hasPrivacySettings = configuredRoute(market, 'privacySettings', locale) !== null;
  const facts = useMemo(
    () => ({ userId, isFlagSet, isBlueStarAdmin, hasPrivacySettings, mayAskHere }),
    [hasPrivacySettings, isBlueStarAdmin, isFlagSet, mayAskHere, userId],
  );

  const run = useCallback<RunEffect<PreferenceEvent, PreferenceEffect>>(
    (effect, { send, signal }) => {
      switch (effect.kind) {
        case 'check':
          return settle(loadCompany(api, { signal }), {
            signal,
            done: ({ companyId, recorded }) =>
              send({ kind: 'checked', companyId, isRecorded: recorded !== null }),
            failed: () => send({ kind: 'checkFailed' }),
          });
        case 'clearFlag':
          return writeStorage('local', storageKeys.preferenceDue, null);
        case 'save':
          // A given answer is saved even if the flow ends.
          return settle(saveConsents(api, effect.companyId, allConsents(effect.agreed)), {
            signal: new AbortController().signal,
            done: () => undefined,
            failed: () => undefined,
          });
        case 'openSettings':
          return push(pageHref('privacySettings', locale));
        case 'stop':
          return;
      }
    },
    [api, locale, push],
  );
  return useFlow(machine, facts, run);
}
