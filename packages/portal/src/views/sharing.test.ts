import { expect } from '@open-wc/testing';
import { version } from 'vue';
import { closeViews, showView } from './view.fixture.ts';

// A test page loads more resources than browsers record by default.
performance.setResourceTimingBufferSize(5000);

/** The number of different scripts of that name on this page. */
const copies = (path: string) =>
  new Set(
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((name) => name.endsWith(path)),
  ).size;

const remotes = [
  ['react', 'react_remote'],
  ['vue', 'vue_remote'],
  ['angular', 'angular_remote'],
] as const;

describe('views of one framework', () => {
  afterEach(closeViews);

  for (const [framework, remote] of remotes) {
    it(`[VIEW-07] ${framework}: native ones and a federation remote use the page’s copy`, async () => {
      const native = showView({
        framework,
        url: `/views/${framework}/misbehaving.js`,
        exposedComponent: 'FailsInHandler',
      });
      const exposed = { react: './FleetHealth', vue: './CostChart', angular: './TyreReport' }[framework];
      const federated = showView({
        framework,
        remote,
        url: `/views/${framework}-remote/remoteEntry.js`,
        exposedComponent: exposed,
      });
      await native.arrives('ready');
      await federated.arrives('ready');
      expect(federated.text()).not.to.equal('');
      const shared = { react: '/portal/shared/react.js', vue: '/vue.js', angular: '/angular-core.js' }[
        framework
      ];
      expect(copies(shared)).to.equal(1);
    });
  }

  it('[VIEW-07] angular: a signal of an observable is one of the page’s core', async () => {
    const { computed } = await import('@angular/core');
    const { toSignal } = await import('@angular/core/rxjs-interop');
    const { BehaviorSubject } = await import('rxjs');
    const range = new BehaviorSubject(250);
    const shown = toSignal(range, { requireSync: true, manualCleanup: true });
    const text = computed(() => `${shown()} miles`);
    expect(text()).to.equal('250 miles');
    range.next(180);
    expect(text()).to.equal('180 miles');
  });

  it('[VIEW-02] two teams’ remotes of the same name each show their own screen', async () => {
    const views = ['a', 'b'].map((team) => {
      const url = `/packages/portal/src/views/remote.fixture.ts?team=${team}`;
      return showView({ framework: 'react', remote: 'team', url, exposedComponent: './Summary' });
    });
    for (const view of views) await view.arrives('ready');
    expect(views.map((view) => view.text())).to.deep.equal(['Team a', 'Team b']);
  });

  it('[VIEW-07] another version of a framework works beside the page’s own', async () => {
    const own = showView({ framework: 'vue', url: '/views/misbehaving/own-vue.js' });
    const shared = showView({
      framework: 'vue',
      url: '/views/vue/misbehaving.js',
      exposedComponent: 'FailsInHandler',
    });
    await own.arrives('ready');
    await shared.arrives('ready');
    expect(own.text()).to.match(/^A view with Vue 3\.4\.\d+ of its own, in en-ca$/);
    expect(version).to.match(/^3\.5\./);
    own.view.update({ ...own.inputs, locale: 'fr-ca' });
    await new Promise(requestAnimationFrame);
    expect(own.text()).to.match(/in fr-ca$/);
  });
});
