// What axe says of a state's page, once everything on it stands still.
const checker = new URL('../axe.js', import.meta.url).href;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A state shows an element, not a page with its landmarks. */
const ofWholePages = ['region', 'page-has-heading-one', 'landmark-one-main'];

/** What ends may begin something else, and what has just begun is known a moment later. */
async function standStill() {
  for (let quiet = 0; quiet < 2; quiet += 1) {
    await new Promise(requestAnimationFrame);
    for (const animation of animationsIn(document).filter(isEnding)) {
      animation.finish();
      quiet = 0;
    }
  }
}

/** A document does not know those inside its elements. */
function animationsIn(root) {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
    shadowRoot ? animationsIn(shadowRoot) : [],
  );
  return [...root.getAnimations(), ...inside];
}

const isEnding = ({ effect, playState }) =>
  playState !== 'finished' && Number.isFinite(effect?.getComputedTiming().endTime);

/** @returns what is wrong, as plain values that another window can keep */
export async function audit() {
  await import(checker);
  let results = await run();
  // On a busy computer something may have begun to fade meanwhile: what is wrong is still wrong when it has ended.
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
    // Style sheets are adopted here: there is nothing to fetch.
    preload: false,
  });
}
