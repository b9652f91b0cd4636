// Audits a state's page with axe with all its animations finished.
const checker = new URL('../axe.js', import.meta.url).href;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules for whole pages: a state shows an element, not a page with landmarks. */
const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** Finishes all animations. The end of one may start another, which shows up a frame later. */
async function standStill() {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await new Promise(requestAnimationFrame);
    for (const animation of animationsIn(document).filter(isEnding)) {
      animation.finish();
      quiet = 0;
    }
  }
}

/** `document.getAnimations()` leaves out those in shadow roots. */
function animationsIn(root) {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? animationsIn(shadowRoot) : [],
  );
  return [...root.getAnimations(), ...inside];
}

const isEnding = ({ effect, playState }) =>
  playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);

/** @returns the result as plain values that another window can keep */
export async function audit() {
  await import(checker);
  let results = await run();
  // On a busy computer a fade may have started meanwhile; a real violation is still there when it has ended.
  if (results.violations.length) results = await run();
  const { violations, incomplete, passes } = results;
  return {
    violations: violations.map(({ id, impact, help, helpUrl, nodes }) => ({
      id,
      impact,
      help,
      helpUrl,
      nodes: nodes.map(({ html, failureSummary }) => ({ html, summary: failureSummary })),
    })),
    incomplete: incomplete.length,
    passes: passes.length,
  };
}

async function run() {
  await standStill();
  return window.axe.run(document, {
    runOnly: tags,
    rules: Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
    // The style sheets are adopted: there is nothing to fetch.
    preload: false,
  });
}
