import * as v from 'valibot';
import { flag, lenientNullable, text } from './lenient.ts';
import type { Schema } from './schema.ts';
import { type TransactionPreview, transactionPreviewSchema } from './transaction.ts';
import { type User, userDetailsSchema } from './user.ts';

/** Who the server says is there (ENT-03). Signed in means that `SESSIONID` exists. */
export interface Session {
  SESSIONID: string | null;
  /** Null for a visitor. */
  USER: User | null;
  IS_CHILD_SESSION: boolean;
  /** How the person signed in: iam, adfs, analytics or another; empty where the server does not say. */
  authContext: string;
  /** True where the session has ended and must be stepped up rather than begun anew (GAT-04). */
  stepUpRequired: boolean;
  /** The preview that the server makes for this session; one that cannot be read is none (TXP-02). */
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

/** What cannot be left out of a session: whether somebody is signed in, and who. */
export function sessionIdentity(json: unknown): string[] {
  const isSignedIn = Boolean((json as Partial<Session> | null)?.SESSIONID);
  return isSignedIn ? ['SESSIONID', 'USER.userId'] : ['SESSIONID'];
}
