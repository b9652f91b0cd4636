import fc from 'fast-check';

const { FC_RUNS, FC_SEED } = process.env;

/** How often each property is tried: the eighteen take more than 20,000 runs together. `FC_RUNS` sets another number. */
const numRuns = Number(FC_RUNS ?? 1200);

/**
 * The same values each time, so that a change does not fail because of unrelated code; `FC_RUNS` alone tries others, and `FC_SEED`
 * repeats those.
 */
const seed = Number(FC_SEED ?? (FC_RUNS ? Date.now() : 1));

/** Tries a property with `numRuns` generated values and, if it fails, shows the smallest failing one. */
export function holds<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns, seed },
  );
}
