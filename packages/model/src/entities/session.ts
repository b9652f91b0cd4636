import * as v from 'valibot';
import { flag, lenientNullable, text } from './lenient.ts';
import type { Schema } from './schema.ts';
import { type TransactionPreview, transactionPreviewSchema } from './transaction.ts';
import { type User, userDetailsSchema } from './user.ts';

/** The session as the server reports it (ENT-03). The user is signed in if `SESSIONID` is set. */
export interface Session {
  SESSIONID: string | null;
  /** Null for a visitor. */
  USER: User | null;
  IS_CHILD_SESSION: boolean;
  /** How the user signed in: iam, adfs, analytics or another; empty if the server does not say. */
  authContext: string;
  /** True if the session has ended and needs a step-up rather than a new login (GAT-04). */
  stepUpRequired: boolean;
  /** The preview that the server created for this session; null if it cannot be read (TXP-02). */
  transaction?: TransactionPreview | null | undefined;
}

export const sessionSchema: Schema<Session> = v.object({
  SESSIONID: v.nullish(v.string(), null),
  USER: v.nullish(userDetailsSchema, null),
  IS_CHILD_SESSION: flag,
  authContext: text,
  stepUpRequired: flag,
  transaction: v.optional(lenientNullable(transactionPreviewSchema)),
});

/** What a session must have valid: whether a user is signed in, and who it is. */
export function sessionIdentity(json: unknown): string[] {
  const isSignedIn = Boolean((json as Partial<Session> | null)?.SESSIONID);
  return isSignedIn ? ['SESSIONID', 'USER.userId'] : ['SESSIONID'];
}
