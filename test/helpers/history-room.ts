import { isWebKit } from './engine.ts';
import { waitUntil } from './wait-until.ts';

/** What WebKit allows a page: so many changes of the history within so many ms. */
const limit = { changes: 100, within: 10_000 };
/** More than one test needs. */
const room = 30;

const changes: number[] = [];

/** Waits until the history has room for a test: WebKit throws at the change that is one too many. */
export async function historyRoom(): Promise<void> {
  if (!isWebKit) return;
  const recent = () => changes.filter((time) => time > performance.now() - limit.within).length;
  await waitUntil(() => recent() <= limit.changes - room, 'the history has room', { timeout: 15_000 });
}

function count(method: 'pushState' | 'replaceState'): void {
  const change = history[method].bind(history);
  history[method] = (...given) => {
    changes.push(performance.now());
    change(...given);
  };
}

if (isWebKit) {
  count('pushState');
  count('replaceState');
}
