import { expect } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeViews, showView } from './view.fixture.ts';

const here = '/packages/portal/src/views';
const endless = 'whose module never ends';

describe('a view that cannot be shown', () => {
  afterEach(closeViews);

  const cases: [what: string, descriptor: object, message: RegExp, isRetried: boolean][] = [
    [
      'whose module is not there',
      { url: '/views/react/gone.js' },
      /^The server answered 404 to .*gone\.js$/,
      true,
    ],
    [
      'with a page in place of its module',
      { url: `${here}/../index.html` },
      /^The server answered with text\/html.* in place of JavaScript to /,
      true,
    ],
    [
      'whose module throws',
      { url: '/views/misbehaving/fails-at-load.js' },
      /cannot run \(Error: The module failed/,
      false,
    ],
    [
      'whose module imports one that is not there',
      { url: '/views/misbehaving/import-gone.js' },
      /import-gone\.js, or one that it imports, did not come/,
      true,
    ],
    [endless, { url: `${here}/never.fixture.ts` }, /^The view was not ready after 0\.3 s$/, true],
    [
      'whose module exports something else',
      { url: '/views/misbehaving/without-view.js', exposedComponent: 'Map' },
      /has no export "Map"$/,
      false,
    ],
    [
      'whose export is no component',
      { url: '/views/misbehaving/without-view.js', exposedComponent: 'somethingElse' },
      /is no react component$/,
      false,
    ],
    ...['Empty', 'Wrapped', 'Uncompiled'].map((exposedComponent): (typeof cases)[number] => [
      `of Vue whose export is no component, but ${exposedComponent}`,
      { framework: 'vue', url: `${here}/component-kinds.fixture.ts`, exposedComponent },
      /is no vue component, or its template is not compiled$/,
      false,
    ]),
    ...['Empty', 'drawnElement'].map((exposedComponent): (typeof cases)[number] => [
      `of React whose export is no component, but ${exposedComponent}`,
      { url: `${here}/component-kinds.fixture.ts`, exposedComponent },
      /is no react component$/,
      false,
    ]),
    [
      'of Angular whose export is no component',
      { framework: 'angular', url: '/views/react/fleet-health.js', exposedComponent: 'FleetHealth' },
      /is no standalone Angular component$/,
      false,
    ],
    [
      'that mounts itself and gives nothing back',
      { url: `${here}/echo.fixture.ts`, exposedComponent: 'NoHandle' },
      /mount\(\) gave nothing/,
      false,
    ],
    [
      'of an unknown framework',
      { framework: 'svelte', url: '/views/a.js' },
      /^Unrecognized view framework: svelte$/,
      false,
    ],
    ['without an address', {}, /^The view "sample" has no address$/, false],
    [
      'of another site',
      { url: 'https://evil.example/a.js' },
      /^Views from https:\/\/evil\.example are not allowed/,
      false,
    ],
    [
      'whose remote entry is not there',
      { url: '/views/gone/remoteEntry.js', remote: 'gone' },
      /answered 404/,
      true,
    ],
    [
      'whose remote does not have it',
      { url: '/views/react-remote/remoteEntry.js', remote: 'react_remote', exposedComponent: './Nothing' },
      /^The remote "react_remote" does not give "Nothing"/,
      false,
    ],
    [
      'whose remote entry is a page',
      { url: `${here}/../index.html`, remote: 'page', exposedComponent: './A' },
      /in place of JavaScript/,
      true,
    ],
    [
      'whose remote entry is a plain module',
      { url: '/views/react/fleet-health.js', remote: 'plain', exposedComponent: './A' },
      /^The remote "plain" does not give "A"/,
      false,
    ],
  ];
  for (const [what, descriptor, message, isRetried] of cases) {
    it(`[VIEW-01] ${what}: its place is empty, it says why, and it is ${isRetried ? 'tried twice' : 'tried once'}`, async () => {
      const warned = noteConsole('warn');
      const view = showView(descriptor, what === endless ? { times: { limit: 300, backOff: 10 } } : {});
      await view.arrives('failed');
      expect(view.failure()).to.match(message);
      expect(view.errors).to.deep.equal([view.failure()]);
      expect(warned.filter((line) => line.includes('is tried again'))).to.have.length(isRetried ? 1 : 0);
      expect(view.host.childElementCount).to.equal(0);
    });
  }

  it('[VIEW-01] a view that is to be tried again by itself is not begun twice', async () => {
    noteConsole('warn');
    const view = showView({ url: `${here}/missing.fixture.ts` }, { times: { limit: 1500, backOff: 60_000 } });
    await view.arrives('retrying');
    view.view.retry();
    expect(view.view.get().kind).to.equal('retrying');
  });

  it('[VIEW-01] a view whose module could not run is loaded anew when it is asked for again', async () => {
    const view = showView({ url: `${here}/flaky.fixture.ts` });
    await view.arrives('failed');
    expect(view.failure()).to.contain('Not the first time');
    view.view.retry();
    await view.arrives('ready');
    expect(view.text()).to.equal('Mended');
  });

  for (const [framework, exposedComponent] of [
    ['react', 'ReactLazy'],
    ['vue', 'VueLazy'],
    ['angular', 'AngularLazy'],
  ]) {
    it(`[VIEW-01] a view of ${framework} whose late part did not come is loaded anew when it is asked for again`, async () => {
      const view = showView({ url: `${here}/lazy.fixture.ts?${framework}`, framework, exposedComponent });
      await view.arrives('ready');
      view.view.update({ ...view.inputs, locale: 'fr-ca' });
      await view.arrives('failed');
      view.view.retry();
      await view.arrives('ready');
      await waitUntil(() => view.text() === 'Begun La suite', 'the part has come');
    });
  }

  it('[VIEW-05] a view that its module does not export leaves the module to those that it does', async () => {
    const url = `${here}/counted.fixture.ts`;
    const misspelt = showView({ url, exposedComponent: 'Counts' });
    await misspelt.arrives('failed');
    const view = showView({ url, exposedComponent: 'Counted' });
    await view.arrives('ready');
    expect(view.text()).to.equal('Run 1');
  });

  it('[VIEW-05] a view that is asked for again once it has gone can still be shown', async () => {
    const view = showView({ url: `${here}/echo.fixture.ts`, exposedComponent: 'ReactEcho' });
    await view.arrives('ready');
    view.view.close();
    view.view.retry();
    view.view.show(view.host, view.inputs);
    await view.arrives('ready');
    expect(view.text()).to.contain('ca en-ca');
  });

  for (const [framework, descriptor] of [
    ['its own', { url: '/views/misbehaving/unmount-throws.js' }],
    ['react', { url: `${here}/farewell.fixture.ts`, exposedComponent: 'ReactFarewell' }],
    ['vue', { url: `${here}/farewell.fixture.ts`, exposedComponent: 'VueFarewell', framework: 'vue' }],
  ] as const) {
    it(`[VIEW-05] a view of ${framework} that throws when it goes is gone all the same, and says why`, async () => {
      const view = showView(descriptor);
      await view.arrives('ready');
      view.view.close();
      expect(view.host.childElementCount).to.equal(0);
      await waitUntil(() => view.errors.length > 0, 'it is reported');
      expect(view.errors).to.deep.equal(['The view failed while it was unmounted']);
    });
  }

  it('[VIEW-05] a view that is given up leaves another one alone', async () => {
    const bad = showView({ url: '/views/react/misbehaving.js', exposedComponent: 'FailsInRender' });
    const good = showView({ url: `${here}/echo.fixture.ts`, exposedComponent: 'ReactEcho' });
    await bad.arrives('failed');
    await good.arrives('ready');
    expect(good.errors).to.deep.equal([]);
    expect(good.text()).to.contain('ca en-ca');
  });
});
