const mostSteps = 5;

/** The round values of an axis from 0 to at least the highest amount, with few enough steps to take in at a glance. */
export function scaleFor(highest: number): number[] {
  const least = highest / mostSteps;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_, index) => index * step);
}
