import * as v from 'valibot';

/** A preview of the portal as it would be with one transaction (ENT-22). */
export const transactionPreviewSchema = v.object({
  /** Empty if there is only an error to report. */
  transactionId: v.nullish(v.string(), ''),
  sessionId: v.nullish(v.string(), ''),
  permissions: v.nullish(v.array(v.string()), []),
  marketId: v.nullish(v.string(), ''),
  path: v.nullish(v.string(), ''),
  error: v.nullish(v.string(), ''),
});

export type TransactionPreview = v.InferOutput<typeof transactionPreviewSchema>;
