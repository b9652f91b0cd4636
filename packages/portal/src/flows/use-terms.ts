import { agreeToTerms, flipTermsRole } from '@fleet-portal/model/api';
import {
  isOwn,
  ownerSchema,
  signsTerms,
  storageKeys,
  termsStep,
  type TermsEffect,
  type TermsEvent,
  type TermsFacts,
  type TermsState,
} from '@fleet-portal/model/flows';
import { currentUser, localePath } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { useAccountApi } from '../context/use-account-api.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useSession } from '../session/session-context.ts';
import { useLocalStorage, writeStorage } from '../store/browser-storage.ts';
import type { Machine, RunEffect } from './create-flow.ts';
import { isFirstSignature, loadTerms } from './load-terms.ts';
import { settle } from './settle.ts';
import { useFlow } from './use-flow.ts';
import { updateUserInfo } from './user-info-update.ts';

const machine: Machine<TermsState, TermsEvent, TermsEffect, TermsFacts> = {
  initial: { kind: 'idle' },
  step: termsStep,
};

/** The terms flow of a user who signs for their company (TRM-01 to TRM-03). */
export function useTerms(): [TermsState, (event: TermsEvent) => void] {
  const { session, leave } = useSession();
  const { redirect } = useNavigation();
  const { locale } = useLocale();
  const api = useAccountApi();
  const userId = currentUser(session)?.userId ?? '';
  const isAsked = signsTerms(session);
  const isRoleDue = isOwn(useLocalStorage(storageKeys.termsRoleDue, ownerSchema), userId);
  const facts = useMemo(() => ({ userId, signsTerms: isAsked, isRoleDue }), [isAsked, isRoleDue, userId]);

  const run = useCallback<RunEffect<TermsEvent, TermsEffect>>(
    (effect, { send, signal }) => {
      const settled = <Value>(call: Promise<Value>, done: (value: Value) => TermsEvent) =>
        settle(call, { signal, done: (value) => send(done(value)), failed: () => send({ kind: 'failed' }) });
      switch (effect.kind) {
        case 'check':
          return settle(loadTerms(api, signal), {
            signal,
            done: (found) => send({ kind: 'checked', ...found }),
            failed: () => send({ kind: 'checkFailed' }),
          });
        // If this request fails again, earlier terms are assumed (TRM-01).
        case 'askEarlier':
          return settle(isFirstSignature(api, signal), {
            signal,
            done: (isFirst) => send({ kind: 'earlierKnown', isFirst }),
            failed: () => send({ kind: 'earlierKnown', isFirst: false }),
          });
        case 'rememberRole':
          return writeStorage('local', storageKeys.termsRoleDue, { userId });
        case 'forgetRole':
          return writeStorage('local', storageKeys.termsRoleDue, null);
        case 'agree':
          return settled(agreeToTerms(api, effect.agreement, { signal }), () => ({ kind: 'agreed' }));
        case 'flip':
          return settled(flipTermsRole(api, { signal }), () => ({ kind: 'flipped' }));
        case 'refresh':
          return settled(updateUserInfo(signal), () => ({ kind: 'refreshed' }));
        case 'tellPage':
          return void dispatchEvent(new Event('fp-terms-accepted'));
        case 'goHome':
          if (effect.by === 'app') return redirect(localePath(locale, '/'), true);
          return leave(localePath(locale, '/'), 'elsewhere');
        case 'stop':
          return;
      }
    },
    [api, leave, locale, redirect, userId],
  );
  const [state, send] = useFlow(machine, facts, run);
  useSeenAgain(useCallback(() => send({ kind: 'lookAgain' }), [send]));
  return [state, send];
}

/** Calls back when the user returns to this tab. */
function useSeenAgain(onSeen: () => void): void {
  useEffect(() => {
    const stop = new AbortController();
    const onChange = () => {
      if (document.visibilityState === 'visible') onSeen();
    };
    document.addEventListener('visibilitychange', onChange, { signal: stop.signal });
    return () => stop.abort();
  }, [onSeen]);
}

declare global {
  interface WindowEventMap {
    /** The user has accepted the terms, here or in another tab. */
    'fp-terms-accepted': Event;
  }
}
