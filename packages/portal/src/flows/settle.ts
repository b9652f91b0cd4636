import { messageOf } from '@fleet-portal/model/rules';

interface Outcome<Value> {
  /** Aborted when the flow that made the call ends: then its outcome is ignored. */
  signal: AbortSignal;
  done: (value: Value) => void;
  failed: () => void;
}

/**
 * Passes on the outcome of a flow's call, and logs a failure. A 401 is a failure like any other: only one that ends the session ends the
 * flow, too (SES-02).
 */
export function settle<Value>(call: Promise<Value>, { signal, done, failed }: Outcome<Value>): void {
  call.then(
    (value) => {
      if (!signal.aborted) done(value);
    },
    (error: unknown) => {
      if (signal.aborted) return;
      console.warn(`A step of a flow failed: ${messageOf(error)}`);
      failed();
    },
  );
}
