/** Repeats a measurement, and returns the median. */
export async function medianOf(rounds: number, measure: () => Promise<number>): Promise<number> {
  const values = [];
  for (let round = 0; round < rounds; round += 1) values.push(await measure());
  return median(values);
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
