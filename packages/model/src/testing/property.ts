import fc from 'fast-check';

const { FC_RUNS, FC_SEED } = process.env;

/** How often each property is tried: the eighteen take more than 20,000 runs together. `FC_RUNS` asks for more. */
const numRuns = Number(FC_RUNS ?? 1200);

/** The same values each time, lest a change fail for what another one did; `FC_RUNS` alone tries others, `FC_SEED` those again. */
const seed = Number(FC_SEED ?? (FC_RUNS ? Date.now() : 1));

/** Tries a property with that many generated values and, where it fails, shows the smallest one. */
export function holds<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns, seed },
  );
}
