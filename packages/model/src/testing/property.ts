import fc from 'fast-check';

/** How often each property is tried; `FC_RUNS` asks for more. */
const numRuns = Number(process.env.FC_RUNS ?? 500);

/** Tries a property with that many generated values and, where it fails, shows the smallest one. */
export function holds<Value>(values: fc.Arbitrary<Value>, property: (value: Value) => void): void {
  fc.assert(
    fc.property(values, (value) => {
      property(value);
    }),
    { numRuns },
  );
}
