import * as v from 'valibot';

/** A preview of the portal as one transaction would make it (ENT-22). */
export const transactionPreviewSchema = v.object({
  /** Empty where there is only an error to tell of. */
  transactionId: v.nullish(v.string(), ''),
  sessionId: v.nullish(v.string(), ''),
  permissions: v.nullish(v.array(v.string()), []),
  marketId: v.nullish(v.string(), ''),
  path: v.nullish(v.string(), ''),
  error: v.nullish(v.string(), ''),
});

export type TransactionPreview = v.InferOutput<typeof transactionPreviewSchema>;
