import { isWebKit } from './engine.ts';
import { waitUntil } from './wait-until.ts';

/** WebKit's limit: the number of history changes per page within some ms. */
const limit = { changes: 100, within: 10_000 };
/** More changes than any test makes. */
const room = 30;

const changes: number[] = [];

/** Waits until the history has room for a test: WebKit throws when its limit is exceeded. */
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
