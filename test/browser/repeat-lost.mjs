// Sometimes a browser crashes while or before a page's tests run: their file then runs once more, in another page.
import { relative } from 'node:path';
import { notLoaded } from './webkit.mjs';

/**
 * Whether a message is about a page that crashed, not one that navigated away. The runner writes this computer's address differently from
 * browsers, so it reports the page's own address as a navigation if the browser still returns it.
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
      // This event fires before the runner learns that a session has finished: after the last one it would stop.
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
