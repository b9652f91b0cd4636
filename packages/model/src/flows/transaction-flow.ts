import * as v from 'valibot';
import type { Session, TransactionPreview } from '../entities/index.ts';
import type { Schema } from '../entities/schema.ts';
import { transactionPreviewSchema } from '../entities/transaction.ts';
import { transactionHref } from '../rules/leave.ts';
import { localePath, splitLocale } from '../rules/locale.ts';
import { safeLocalPath, withTrailingSlash } from '../rules/path.ts';
import { currentUser } from '../rules/session.ts';
import { step, type Step } from './step.ts';

/**
 * What this tab remembers of a preview, for one person: that it runs, that the server was asked to begin it again, or that
 * it was left, so that a server which still carries it does not begin it anew.
 */
export interface StoredPreview {
  phase: 'running' | 'restoring' | 'left';
  userId: string;
  transaction: TransactionPreview;
}

export const storedPreviewSchema: Schema<StoredPreview> = v.object({
  phase: v.picklist(['running', 'restoring', 'left']),
  userId: v.pipe(v.string(), v.minLength(1)),
  transaction: transactionPreviewSchema,
});

export type TransactionState =
  | { kind: 'none' }
  /** On the way to the server, which begins the preview again. */
  | { kind: 'restoring' }
  | { kind: 'running' }
  /** `text` is the server's; empty where the server does not begin a preview again. */
  | { kind: 'failed'; text: string };

export type TransactionEffect =
  | { kind: 'store'; preview: StoredPreview }
  | { kind: 'forget' }
  /** Another document. */
  | { kind: 'leave'; href: string }
  /** A page of the portal. */
  | { kind: 'go'; path: string }
  | { kind: 'reload' };

type Next = Step<TransactionState, TransactionEffect>;

export interface TransactionFacts {
  session: Session;
  stored: StoredPreview | null;
  /** The transaction that the page's address asks for; empty where it asks for none. */
  requestedId: string;
  locale: string;
}

/** What a preview makes of a session that has just arrived (TXP-01, TXP-02). */
export function transactionStep(facts: TransactionFacts): Next {
  const { session, stored: found, requestedId, locale } = facts;
  const userId = currentUser(session)?.userId ?? '';
  if (!userId) return step({ kind: 'none' });
  const stored = found?.userId === userId ? found : null;
  const now = session.transaction ?? null;
  if (now?.error) return step({ kind: 'failed', text: now.error }, { kind: 'forget' });
  if (now) return begin(now, userId, stored, requestedId, locale);
  if (!stored) return found ? step({ kind: 'none' }, { kind: 'forget' }) : step({ kind: 'none' });
  if (stored.phase === 'left') return step({ kind: 'none' });
  if (stored.phase === 'restoring') return step({ kind: 'failed', text: '' });
  return step(
    { kind: 'restoring' },
    { kind: 'store', preview: { ...stored, phase: 'restoring' } },
    { kind: 'leave', href: transactionHref(stored.transaction) },
  );
}

/** EXIT PREVIEW (TXP-03). */
export function exitPreview({ session, stored }: Pick<TransactionFacts, 'session' | 'stored'>): Next {
  const userId = currentUser(session)?.userId ?? '';
  const transaction = session.transaction ?? stored?.transaction;
  if (!userId || !transaction) return step({ kind: 'none' }, { kind: 'forget' }, { kind: 'reload' });
  const preview: StoredPreview = { phase: 'left', userId, transaction };
  return step({ kind: 'none' }, { kind: 'store', preview }, { kind: 'reload' });
}

/** A preview that runs already stays on its page; one that was left begins again only where the address asks for it. */
function begin(
  transaction: TransactionPreview,
  userId: string,
  stored: StoredPreview | null,
  requestedId: string,
  locale: string,
): Next {
  const isKnown = stored?.transaction.transactionId === transaction.transactionId;
  const isRequested = requestedId === transaction.transactionId;
  if (isKnown && stored.phase === 'left' && !isRequested) return step({ kind: 'none' });
  if (isKnown && stored.phase === 'running' && !isRequested) return step({ kind: 'running' });
  const path = previewPath(transaction.path, locale);
  const store: TransactionEffect = { kind: 'store', preview: { phase: 'running', userId, transaction } };
  return path ? step({ kind: 'running' }, store, { kind: 'go', path }) : step({ kind: 'running' }, store);
}

/** The preview's page under a locale; null where it names none that is safe (RTE-25). */
function previewPath(text: string, locale: string): string | null {
  const path = safeLocalPath(text);
  if (!path) return null;
  return withTrailingSlash(splitLocale(path).locale ? path : localePath(locale, path));
}
