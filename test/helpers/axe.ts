import { isChromium } from './engine.ts';

/** A megabyte that no other engine reads. It is there before a test begins: what is to be judged does not wait for it. */
const axe = isChromium ? (await import('axe-core')).default : null;

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A test that asks for nothing but what axe finds: there is one where axe looks. */
export const auditIt: typeof it | ((...test: Parameters<typeof it>) => void) = isChromium
  ? it
  : () => undefined;

/**
 * Fails with a line a problem where axe finds one. It looks in Chromium alone: it takes a fifth of a test's time and judges the
 * same tree by the same rules in each engine.
 * @param page true where `element` is a whole page, so that its landmarks and headings are checked too
 */
export async function expectAccessible(element: Element, { page = false } = {}): Promise<void> {
  if (!axe) return;
  // Colors are judged as they are in the end: the footer and others fade in. What moves for long is meant to be seen so.
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
