import { isUnauthorized, messageOf } from '@fleet-portal/model/rules';

interface Outcome<Value> {
  /** Ends the flow that asked: neither outcome counts any more. */
  signal: AbortSignal;
  done: (value: Value) => void;
  failed: () => void;
}

/**
 * Passes on what became of a call of a flow, and tells the console where it failed. A session that the server does not know
 * any more ends the flow by itself (SES-02).
 */
export function settle<Value>(call: Promise<Value>, { signal, done, failed }: Outcome<Value>): void {
  call.then(
    (value) => {
      if (!signal.aborted) done(value);
    },
    (error: unknown) => {
      if (signal.aborted) return;
      console.warn(`A step of a flow failed: ${messageOf(error)}`);
      if (!isUnauthorized(error)) failed();
    },
  );
}
