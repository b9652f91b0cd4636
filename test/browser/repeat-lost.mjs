// A browser at times ends beneath the tests of a page: their file is run once more, in another page.
import { relative } from 'node:path';

/** What the test runner says of a page that is gone and has not left for another address. */
const lost = 'Tests were interrupted because the browser disconnected.';

/** @returns {import('@web/test-runner-core').Reporter} */
export function repeatLost() {
  const repeated = new Set();
  return {
    start({ sessions }) {
      sessions.on('session-status-updated', (session) => {
        const { id, status, browser, testFile, errors = [] } = session;
        if (status !== 'FINISHED' || repeated.has(id) || !errors.some(({ message }) => message === lost))
          return;
        repeated.add(id);
        console.warn(
          `${browser.name} ended beneath ${relative(process.cwd(), testFile)}, which runs once more.`,
        );
        sessions.updateStatus({ ...session, errors: [], request404s: [] }, 'SCHEDULED');
      });
    },
  };
}
