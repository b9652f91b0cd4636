import * as v from 'valibot';
import type { Session, TransactionPreview } from '../entities/index.ts';
import { transactionHref } from '../rules/routing/leave.ts';
import { localePath, splitLocale } from '../rules/locale/locale.ts';
import { isOutsideUrl } from '../rules/locale/outside-url.ts';
import { safeLocalPath, withTrailingSlash } from '../rules/address/path.ts';
import type { Schema } from '../entities/schema.ts';
import { currentUser } from '../rules/session/session.ts';
import { step, type Step } from './step.ts';
import { transactionPreviewSchema } from '../entities/transaction.ts';

/** What this tab remembers of a user's preview: that it is running, or that the server was asked to start it again. */
export interface StoredPreview {
  phase: 'running' | 'restoring';
  userId: string;
  transaction: TransactionPreview;
}

/** The last preview that the user left in this browser: a session that still carries it does not start it again. */
export interface LeftPreview {
  sessionId: string;
  transactionId: string;
}

const filled = v.pipe(v.string(), v.minLength(1));

export const storedPreviewSchema: Schema<StoredPreview> = v.object({
  phase: v.picklist(['running', 'restoring']),
  userId: filled,
  transaction: v.object({ ...transactionPreviewSchema.entries, transactionId: filled }),
});

export const leftPreviewSchema: Schema<LeftPreview> = v.object({ sessionId: filled, transactionId: filled });

export type TransactionState =
  | { kind: 'none' }
  /** Leaving for the server, which starts the preview again. */
  | { kind: 'restoring' }
  | { kind: 'running'; transactionId: string }
  /** `text` comes from the server; empty if the server did not start a preview again. */
  | { kind: 'failed'; text: string };

export interface TransactionEvent {
  /** The user leaves the preview here, or has left one in another tab. */
  kind: 'exit' | 'leftElsewhere';
}

export type TransactionEffect =
  | { kind: 'store'; preview: StoredPreview }
  | { kind: 'forget' }
  | { kind: 'markLeft'; left: LeftPreview }
  | { kind: 'unmarkLeft' }
  /** Opens another document. */
  | { kind: 'leave'; href: string }
  /** Opens a page of the portal. */
  | { kind: 'go'; path: string }
  /** Takes the preview out of the page's address, which would start it again. */
  | { kind: 'dropRequest' }
  | { kind: 'reload' };

type Next = Step<TransactionState, TransactionEffect>;

export interface TransactionFacts {
  session: Session;
  stored: StoredPreview | null;
  left: LeftPreview | null;
  /** The transaction that the page's address asks for; empty if there is none. */
  requestedId: string;
  locale: string;
}

/** Handles the preview of a session that has just arrived (TXP-01, TXP-02), and the user's EXIT PREVIEW in any tab (TXP-03). */
export function transactionStep(
  state: TransactionState,
  event: TransactionEvent | { kind: 'facts' },
  facts: TransactionFacts,
): Next {
  switch (event.kind) {
    case 'exit':
      return exit(facts);
    case 'leftElsewhere':
      return wasLeft(facts) ? stop(facts) : step(state);
    case 'facts':
      return follow(state, facts);
  }
}

function wasLeft({ session, left }: TransactionFacts): boolean {
  return left?.sessionId === session.SESSIONID && left.transactionId === session.transaction?.transactionId;
}

function follow(state: TransactionState, facts: TransactionFacts): Next {
  const { session, stored: found } = facts;
  const userId = currentUser(session)?.userId ?? '';
  if (!userId) return step({ kind: 'none' });
  const stored = found?.userId === userId ? found : null;
  const now = session.transaction ?? null;
  if (now?.error) return step({ kind: 'failed', text: now.error }, { kind: 'forget' });
  if (now?.transactionId) return begin(now, userId, state, { ...facts, stored });
  if (!stored) return found ? step({ kind: 'none' }, { kind: 'forget' }) : step({ kind: 'none' });
  if (stored.phase === 'restoring') return step({ kind: 'failed', text: '' });
  return step(
    { kind: 'restoring' },
    { kind: 'store', preview: { ...stored, phase: 'restoring' } },
    { kind: 'leave', href: transactionHref(stored.transaction) },
  );
}

function exit({ session }: TransactionFacts): Next {
  const transactionId = session.transaction?.transactionId;
  if (!session.SESSIONID || !transactionId)
    return step({ kind: 'none' }, { kind: 'forget' }, { kind: 'reload' });
  const left = { sessionId: session.SESSIONID, transactionId };
  return step({ kind: 'none' }, { kind: 'forget' }, { kind: 'markLeft', left }, { kind: 'reload' });
}

function stop({ requestedId }: TransactionFacts): Next {
  const drop: TransactionEffect[] = requestedId ? [{ kind: 'dropRequest' }] : [];
  return step({ kind: 'none' }, { kind: 'forget' }, ...drop);
}

/** A preview that is already running stays on its page; one that was left starts again only if the address asks for it. */
function begin(
  transaction: TransactionPreview,
  userId: string,
  state: TransactionState,
  facts: TransactionFacts,
): Next {
  const { stored, requestedId, locale } = facts;
  const { transactionId } = transaction;
  const isIt = (id: string | undefined) => id === transactionId;
  const isRequested = isIt(requestedId);
  if (wasLeft(facts) && !isRequested) return step({ kind: 'none' }, { kind: 'forget' });
  const running: TransactionState = { kind: 'running', transactionId };
  // Without storage, only this document's state knows of it.
  const runsHere = state.kind === 'running' && isIt(state.transactionId);
  const ranBefore = stored?.phase === 'running' && isIt(stored.transaction.transactionId);
  if ((runsHere || ranBefore) && !isRequested) return step(running);
  const path = previewPath(transaction.path, locale);
  const effects: TransactionEffect[] = [
    { kind: 'store', preview: { phase: 'running', userId, transaction } },
    { kind: 'unmarkLeft' },
  ];
  if (path) effects.push({ kind: 'go', path });
  return step(running, ...effects);
}

/** The preview's page under a locale; null if the path is unsafe (RTE-25) or leads out of the portal, such as to the logout. */
function previewPath(text: string, locale: string): string | null {
  const path = safeLocalPath(text);
  if (!path || isOutsideUrl(path)) return null;
  return withTrailingSlash(splitLocale(path).locale ? path : localePath(locale, path));
}
