import fc from 'fast-check';

/** How often each property is tried: the eighteen take more than 20,000 runs together. `FC_RUNS` asks for more. */
const numRuns = Number(process.env.FC_RUNS ?? 1200);

/** Tries a property with that many generated values and, where it fails, shows the smallest one. */
export function holds<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns },
  );
}
