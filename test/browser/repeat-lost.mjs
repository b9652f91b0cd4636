// A browser at times ends beneath the tests of a page, or before they have begun: their file is run once more, in another page.
import { relative } from 'node:path';
import { notLoaded } from './webkit.mjs';

/**
 * What the test runner says of a page that is gone and has not left for another address. It spells this computer's address otherwise
 * than browsers do, and so takes the page's own address for another where the browser still says it.
 */
const isLost = (message, id) =>
  message.startsWith(notLoaded) ||
  message === 'Tests were interrupted because the browser disconnected.' ||
  (message.startsWith('Tests were interrupted because the page navigated to ') &&
    message.includes(`/?wtr-session-id=${id}. `));

/** @returns {import('@web/test-runner-core').Reporter} */
export function repeatLost() {
  const repeated = new Set();
  return {
    start({ sessions }) {
      // Told before the runner hears that a session has finished: after the last one it would end.
      sessions.on('session-updated', () => {
        for (const session of sessions.forStatus('FINISHED')) {
          const { id, browser, testFile, errors = [] } = session;
          if (repeated.has(id) || !errors.some(({ message }) => isLost(message, id))) continue;
          repeated.add(id);
          console.warn(
            `${browser.name} ended beneath ${relative(process.cwd(), testFile)}, which runs once more.`,
          );
          sessions.updateStatus({ ...session, errors: [], request404s: [] }, 'SCHEDULED');
        }
      });
    },
  };
}
