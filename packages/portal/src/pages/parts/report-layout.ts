import { layoutProblems } from '@fleet-portal/model/rules';
import type { Layout } from '@fleet-portal/model/entities';

const reported = new WeakSet<Layout>();

/** Says on the console what is wrong with a layout, once. */
export function reportLayout(layout: Layout): void {
  if (reported.has(layout)) return;
  reported.add(layout);
  for (const problem of layoutProblems(layout)) console.warn(problem);
}
