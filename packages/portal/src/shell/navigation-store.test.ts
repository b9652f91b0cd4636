import type { NavigationData } from '@fleet-portal/model/entities';
import { createRouteTable } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { createNavigationStore } from './navigation-store.ts';

const nothing: NavigationData = { routes: [], layouts: [] };

/** A store whose calls are answered by the test; an aborted call fails, as with fetch. */
function begin() {
  const calls: { path: string; answer: () => void }[] = [];
  const failed: string[] = [];
  const store = createNavigationStore({
    table: createRouteTable(sampleMarket()),
    load(path, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<NavigationData>();
      signal.addEventListener('abort', () => reject(new Error('given up')));
      calls.push({ path, answer: () => resolve(nothing) });
      return promise;
    },
    onDropped: () => undefined,
    onFailed: (path) => failed.push(path),
  });
  return { store, calls, failed };
}

describe('what is known of the routes', () => {
  it('[RTE-19] is asked for once a path', async () => {
    const { store, calls } = begin();
    store.ask('/a/');
    store.ask('/a/');
    calls[0]!.answer();
    await waitUntil(() => store.get().asked.has('/a/'));
    store.ask('/a/');
    expect(calls).to.have.length(1);
  });

  it('[RTE-19] is asked for again after it was given up, as when its component comes back', async () => {
    const { store, calls, failed } = begin();
    store.ask('/a/');
    store.stop();
    store.ask('/a/');
    expect(calls).to.have.length(2);
    calls[1]!.answer();
    await waitUntil(() => store.get().asked.has('/a/'));
    expect(failed).to.deep.equal([]);
    store.stop();
    store.ask('/a/');
    expect(calls).to.have.length(2);
  });
});
