import {
  leftPreviewSchema,
  storageKeys,
  storedPreviewSchema,
  transactionStep,
  type TransactionEffect,
  type TransactionEvent,
  type TransactionFacts,
  type TransactionState,
} from '@fleet-portal/model/flows';
import { withoutHash, withoutParameter } from '@fleet-portal/model/rules';
import { useCallback, useEffect, useMemo } from 'react';
import { useLocale } from '../context/locale-context.ts';
import { useNavigation } from '../router/navigation-context.ts';
import { useQuery } from '../router/use-query.ts';
import { useSession } from '../session/session-context.ts';
import { readStorage, writeStorage } from '../store/browser-storage.ts';
import type { Machine, RunEffect } from './create-flow.ts';
import { useFlow } from './use-flow.ts';

/** The query parameter that would start a preview again after the user has left it. */
const parameter = 'transactionId';

type Kept = Pick<TransactionFacts, 'stored' | 'left'>;
type Facts = Omit<TransactionFacts, keyof Kept>;

const machine: Machine<TransactionState, TransactionEvent, TransactionEffect, Facts, Kept> = {
  initial: { kind: 'none' },
  read: () => ({
    stored: readStorage('session', storageKeys.transaction, storedPreviewSchema),
    left: readStorage('local', storageKeys.previewLeft, leftPreviewSchema),
  }),
  step: transactionStep,
};

/** The preview of a transaction (TXP-01 to TXP-03), and the function that ends it. */
export function useTransaction(): [TransactionState, (event: TransactionEvent) => void] {
  const { session, leave } = useSession();
  const { entry, redirect } = useNavigation();
  const { locale } = useLocale();
  const requestedId = useQuery().get(parameter) ?? '';
  const facts = useMemo(() => ({ session, requestedId, locale }), [locale, requestedId, session]);
  const page = withoutParameter(withoutHash(entry.url), parameter);

  const run = useCallback<RunEffect<TransactionEvent, TransactionEffect>>(
    (effect) => {
      switch (effect.kind) {
        case 'store':
          return writeStorage('session', storageKeys.transaction, effect.preview);
        case 'forget':
          return writeStorage('session', storageKeys.transaction, null);
        case 'markLeft':
          return writeStorage('local', storageKeys.previewLeft, effect.left);
        case 'unmarkLeft':
          return writeStorage('local', storageKeys.previewLeft, null);
        case 'leave':
          return leave(effect.href, 'preview');
        case 'go':
          return redirect(effect.path, true);
        case 'dropRequest':
          return redirect(page, true);
        case 'reload':
          return leave(page, 'elsewhere');
      }
    },
    [leave, page, redirect],
  );
  const [state, send] = useFlow(machine, facts, run);
  useLeftElsewhere(useCallback(() => send({ kind: 'leftElsewhere' }), [send]));
  return [state, send];
}

/** Calls back when another tab stores or removes the preview that was left. */
function useLeftElsewhere(onLeft: () => void): void {
  useEffect(() => {
    const onStorage = ({ key }: StorageEvent) => {
      if (key === storageKeys.previewLeft) onLeft();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [onLeft]);
}
