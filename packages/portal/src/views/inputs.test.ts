import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { seen as seenByViews } from './echo.fixture.ts';
import { closeViews, showView } from './view.fixture.ts';

const url = '/packages/portal/src/views/echo.fixture.ts';

/** The record in the views' module, imported from the same URL that the loader uses. */
async function seen(): Promise<typeof seenByViews> {
  const module = (await import(url)) as { seen: typeof seenByViews };
  return module.seen;
}

const ways = [
  ['react', 'ReactEcho'],
  ['vue', 'VueEcho'],
  ['react', 'OwnEcho'],
] as const;

for (const [framework, exposedComponent] of ways) {
  describe(`the inputs of ${exposedComponent}`, () => {
    beforeEach(async () => Object.assign(await seen(), { signals: [], functions: new Set(), unmounted: [] }));
    afterEach(closeViews);
    const show = () =>
      showView({ framework, exposedComponent, url }, { inputs: { extras: { group: 'vans' } } });

    it('[VIEW-02] are there from the first picture', async () => {
      const view = show();
      await view.arrives('ready');
      expect(view.text()).to.contain('ca en-ca visitor {"group":"vans"} ford');
    });

    it('[VIEW-02] change while the view stands, and its functions and signal stay', async () => {
      const view = show();
      await view.arrives('ready');
      const user = { firstName: 'Jordan', lastName: '', userType: '', permissions: [], companyName: '' };
      view.view.update({ ...view.inputs, locale: 'fr-ca', user, extras: {}, theme: 'lincoln' });
      await waitUntil(() => view.text().includes('ca fr-ca Jordan {} lincoln'));
      expect((await seen()).functions.size).to.equal(8);
    });

    it('[VIEW-02] navigate, track, report and name the document through the shell', async () => {
      const view = show();
      await view.arrives('ready');
      view.find('button')!.click();
      expect(view.gone).to.deep.equal(['/orders/', '/orders/7/ instead']);
      expect(view.told).to.deep.equal([{ step: 'ordered' }]);
      expect(view.titles).to.deep.equal(['Orders']);
      expect(view.errors).to.deep.equal(['The order was refused']);
      expect(view.life()).to.equal('ready');
    });

    it('[VIEW-02] end with the view: the signal is aborted, and who has gone leads nowhere', async () => {
      const view = show();
      await view.arrives('ready');
      const button = view.find('button')!;
      const { signals, unmounted } = await seen();
      expect(signals[0]!.aborted).to.equal(false);
      view.view.close();
      expect(signals[0]!.aborted).to.equal(true);
      await waitUntil(() => unmounted.length === 1, 'the view is unmounted');
      button.click();
      expect([view.gone, view.titles]).to.deep.equal([[], []]);
      expect(view.host.childNodes).to.have.length(0);
    });
  });
}

describe('a view', () => {
  afterEach(closeViews);

  it('[VIEW-02] reach a Vue component that loads itself', async () => {
    const view = showView({ framework: 'vue', exposedComponent: 'VueAsyncEcho', url });
    await view.arrives('ready');
    expect(view.text()).to.contain('ca en-ca');
    view.view.update({ ...view.inputs, locale: 'fr-ca' });
    await waitUntil(() => view.text().includes('ca fr-ca'));
  });

  it('[VIEW-02] of Vue gets the props alone that it declares', async () => {
    const view = showView({ framework: 'vue', exposedComponent: 'VueLocale', url });
    await view.arrives('ready');
    expect(view.find('p')!.outerHTML).to.equal('<p>en-ca</p>');
  });

  it('[VIEW-02] of Vue whose setup is asynchronous is ready when that is done, and has what changed meanwhile', async () => {
    const data = Promise.withResolvers<string>();
    const view = showView(
      { framework: 'vue', exposedComponent: 'VueLater', url },
      { inputs: { extras: { data: data.promise } } },
    );
    await waitUntil(() => view.host.querySelector('[data-v-app]'), 'the view is mounted');
    view.view.update({ ...view.inputs, locale: 'fr-ca' });
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(view.life()).to.equal('loading');
    data.resolve('Data');
    await view.arrives('ready');
    expect(view.text()).to.equal('Data in fr-ca');
    view.view.update({ ...view.inputs, locale: 'en-ca' });
    await waitUntil(() => view.text() === 'Data in en-ca');
  });

  it('[VIEW-05] of Vue whose asynchronous setup fails is gone, and says why', async () => {
    const data = Promise.withResolvers<string>();
    const view = showView(
      { framework: 'vue', exposedComponent: 'VueLater', url },
      { inputs: { extras: { data: data.promise } } },
    );
    await waitUntil(() => view.host.querySelector('[data-v-app]'), 'the view is mounted');
    data.reject(new Error('No data'));
    await view.arrives('failed');
    expect(view.errors).to.deep.equal(['Error: No data']);
    expect(view.host.childElementCount).to.equal(0);
  });

  it('[VIEW-01] may be of any kind that its framework knows', async () => {
    const kinds = {
      react: ['ReactMemo', 'ReactForwarded', 'ReactLater', 'ReactClass'],
      vue: ['VueRendered', 'VueExtended', 'VueMixed', 'VueFunctional', 'VueSetup'],
    };
    for (const [framework, names] of Object.entries(kinds)) {
      const views = names.map((exposedComponent) =>
        showView({
          framework,
          exposedComponent,
          url: '/packages/portal/src/views/component-kinds.fixture.ts',
        }),
      );
      for (const view of views) await view.arrives('ready');
      expect(views.map((view) => view.text())).to.deep.equal(names);
    }
  });

  it('[VIEW-02] of Angular gets its inputs, now and later', async () => {
    const view = showView({
      framework: 'angular',
      exposedComponent: 'TyreReport',
      url: '/views/angular/tyre-report.js',
    });
    await view.arrives('ready');
    const english = view.text();
    view.view.update({ ...view.inputs, locale: 'de-de' });
    await waitUntil(() => view.text() !== english, 'the view reads otherwise');
  });

  it('[VIEW-01] is ready when what it waits for has settled', async () => {
    const data = Promise.withResolvers<string>();
    const view = showView({ exposedComponent: 'Waits', url }, { inputs: { extras: { data: data.promise } } });
    await waitUntil(() => view.text() === 'Data');
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(view.life()).to.equal('loading');
    data.resolve('data');
    await view.arrives('ready');
  });

  it('[VIEW-01] is ready, and says so, when what it waits for has failed', async () => {
    const data = Promise.reject(new Error('No data'));
    data.catch(() => undefined);
    const view = showView({ exposedComponent: 'Waits', url }, { inputs: { extras: { data } } });
    await view.arrives('ready');
    expect(view.errors).to.deep.equal(['No data']);
  });

  it('[VIEW-05] cannot change what the shell and other views have too', async () => {
    const user = { firstName: 'Jordan', lastName: '', userType: '', permissions: ['P'], companyName: '' };
    let deep: unknown = 'deep';
    for (let level = 0; level < 10_000; level += 1) deep = [deep];
    const inputs = { user, extras: { groups: ['vans'], deep } };
    const view = showView({ exposedComponent: 'Meddles', url }, { inputs });
    await view.arrives('ready');
    expect(view.text()).to.equal('4 refused');
    expect([
      view.inputs.market.title,
      view.inputs.extras.groups,
      view.inputs.user?.permissions,
    ]).to.deep.equal(['Fleet Canada', ['vans'], ['P']]);
  });

  for (const isAwaited of [true, false]) {
    it(`[VIEW-02][ANA-02] that is taken away while it loads ${isAwaited ? 'what it has told of' : 'what nobody knows of'} has not failed`, async () => {
      const stop = new AbortController();
      const heard: boolean[] = [];
      const view = showView({ exposedComponent: 'Asks', url }, { inputs: { extras: { isAwaited } } });
      await waitUntil(() => view.text() === 'Asks');
      window.addEventListener(
        'unhandledrejection',
        (event) => {
          heard.push(event.defaultPrevented);
          event.stopImmediatePropagation();
        },
        { capture: true, signal: stop.signal },
      );
      view.view.close();
      if (!isAwaited) await waitUntil(() => heard.length > 0, 'the browser tells of it');
      await new Promise((resolve) => setTimeout(resolve));
      stop.abort();
      expect([heard, view.errors]).to.deep.equal([isAwaited ? [] : [true], []]);
    });
  }

  it('[VIEW-02] that is taken away while it mounts is unmounted when it has', async () => {
    const { unmounted } = Object.assign(await seen(), { unmounted: [] as string[] });
    const view = showView({ exposedComponent: 'LateOwn', url });
    await waitUntil(() => view.host.querySelector('.view-root'));
    view.view.close();
    await waitUntil(() => unmounted.includes('late') || view.text() === '', 'nothing is left');
    expect(view.host.childElementCount).to.equal(0);
  });
});
