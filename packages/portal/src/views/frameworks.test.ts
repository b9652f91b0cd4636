import { expect } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { closeViews, showView, type ShownView } from './view.fixture.ts';

const misbehaving = (framework: string, exposedComponent: string) => ({
  framework,
  url: `/views/${framework}/misbehaving.js`,
  exposedComponent,
});

/** Clicks the view's button, and keeps the resulting error from the test runner, which also listens on the window. */
async function pressAndHear(view: ShownView): Promise<void> {
  const runners = window.onerror;
  const prevented: boolean[] = [];
  window.onerror = null;
  const stop = new AbortController();
  const keep = (event: Event) => {
    prevented.push(event.defaultPrevented);
    event.stopImmediatePropagation();
  };
  for (const type of ['error', 'unhandledrejection'])
    window.addEventListener(type, keep, { capture: true, signal: stop.signal });
  view.find('button')!.click();
  await waitUntil(() => view.errors.length > 0, 'the failure is reported');
  stop.abort();
  window.onerror = runners;
  expect(prevented, 'nobody else is told').not.to.include(false);
}

for (const framework of ['react', 'vue', 'angular']) {
  describe(`a ${framework} view`, () => {
    afterEach(closeViews);

    it('[VIEW-05] that fails in its first render is gone, and says why', async () => {
      const view = showView(misbehaving(framework, 'FailsInRender'));
      await view.arrives('failed');
      expect(view.failure()).to.match(/failed in render/i);
      expect(view.host.childElementCount).to.equal(0);
      expect(view.errors).to.have.length(1);
    });

    it('[VIEW-05] that fails when an input changes is gone, and says why', async () => {
      const view = showView(misbehaving(framework, 'FailsInUpdate'));
      await view.arrives('ready');
      view.view.update({ ...view.inputs, locale: 'fr-ca' });
      await view.arrives('failed');
      expect(view.failure()).to.match(/failed in an update/i);
      expect(view.host.childElementCount).to.equal(0);
      expect(view.errors).to.deep.equal([view.failure()]);
    });

    for (const [where, name] of [
      ['an event handler', 'FailsInHandler'],
      ['a promise', 'FailsInPromise'],
    ] as const) {
      it(`[VIEW-05] that fails in ${where} is reported and stays`, async () => {
        const view = showView(misbehaving(framework, name));
        await view.arrives('ready');
        await pressAndHear(view);
        expect(view.errors.join()).to.contain(`failed in ${where}`);
        expect(view.life()).to.equal('ready');
        expect(view.text()).to.contain('fails in');
      });
    }

    it('[VIEW-01] that waits for ever is given up', async () => {
      const view = showView(misbehaving(framework, 'NeverReady'), { times: { limit: 400, backOff: 10 } });
      await view.arrives('failed');
      expect(view.failure()).to.equal('The view was not ready after 0.4 s');
    });

    it('[VIEW-02] loads again when it is asked for again', async () => {
      const view = showView(misbehaving(framework, 'FailsInUpdate'));
      await view.arrives('ready');
      view.view.update({ ...view.inputs, locale: 'fr-ca' });
      await view.arrives('failed');
      view.view.retry();
      await view.arrives('ready');
      expect(view.text()).to.contain('fails in an update');
    });
  });
}
