import { isChromium } from './engine.ts';

/** A megabyte that other engines do not load. It is loaded before tests start, so that an audit does not wait for it. */
const axe = isChromium ? (await import('axe-core')).default : null;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A test that only checks with axe: it exists only in the engine that runs axe. */
export const auditIt: typeof it | ((...test: Parameters<typeof it>) => void) = isChromium
  ? it
  : () => undefined;

/**
 * Fails with one line per problem that axe finds. Runs only in Chromium: an audit takes a fifth of a test's time, and judges the same tree
 * by the same rules in each engine.
 * @param page true if `element` is a whole page, so that landmarks and headings are checked too
 */
export async function expectAccessible(element: Element, { page = false } = {}): Promise<void> {
  if (!axe) return;
  // Finishes short fades, such as the footer's, to check the final colors. Long animations must pass as they are.
  for (const moving of document.getAnimations()) {
    if (Number(moving.effect?.getComputedTiming().endTime) <= 1000) moving.finish();
  }
  const { violations } = await axe.run(element, {
    runOnly: { type: 'tag', values: tags },
    rules: page ? {} : { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    resultTypes: ['violations'],
  });
  if (!violations.length) return;
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}\n    ${node.html}\n    ${node.failureSummary ?? ''}`),
  );
  throw new Error(`axe found ${lines.length} problem(s):\n  ${lines.join('\n  ')}`);
}
