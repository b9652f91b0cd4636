import { expect } from '@open-wc/testing';
import { lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { OptionalPart } from '../loading/OptionalPart.tsx';
import { withSecondTry } from '../loading/second-try.ts';
import { AppBoundary } from './AppBoundary.tsx';
import { rootErrorHandlers } from './root-error-handlers.ts';

function Broken(): never {
  throw new Error('broken on purpose');
}

describe('what fails while the portal runs', () => {
  afterEach(closePortal);

  it('[API-09] leaves a whole page with Refresh where the portal itself fails, and one line in the console', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    let reloads = 0;
    const said = noteConsole('error');
    const root = createRoot(container, rootErrorHandlers);
    root.render(
      <AppBoundary reload={() => (reloads += 1)}>
        <Broken />
      </AppBoundary>,
    );
    await waitUntil(() => container.querySelector('h1'));
    expect(container.querySelector('main')?.lang).to.equal('en');
    element(container, 'button', 'Refresh').click();
    expect(reloads).to.equal(1);
    expect(said).to.have.length(1);
    expect(String(said[0])).to.match(/^A part of the page failed: .*broken on purpose/);
    root.unmount();
    container.remove();
  });

  it('[VIEW-03] keeps header and footer where a page fails, and says what to do', async () => {
    const market = sampleMarket();
    for (const layout of market.layouts) Object.assign(layout, { layoutItems: null, layoutItems8col: null });
    const portal = await openPortal('/en-ca/reports/', { market, session: signedIn() });
    await portal.page('Something went wrong');
    expect(portal.get('alert', /fault on our side/)).to.exist;
    expect(portal.get('button', 'Refresh')).to.exist;
    expect(portal.container.querySelector('main a[href="/en-ca/contact-us/"]')).to.exist;
    expect(portal.container.querySelector('[data-scope="view_error"]')).to.exist;
    expect(portal.container.querySelector('fp-header')).to.exist;
    await expectAccessible(document.body, { page: true });
    window.dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/contact-us/' } }));
    await portal.page('Contact us');
  });

  it('[RTE-27] tries a page that has failed again where it is opened again', async () => {
    const market = sampleMarket();
    for (const layout of market.layouts) Object.assign(layout, { layoutItems: null, layoutItems8col: null });
    const portal = await openPortal('/en-ca/reports/', { market, session: signedIn() });
    await portal.page('Something went wrong');
    for (const layout of market.layouts) Object.assign(layout, { layoutItems: [], layoutItems8col: [] });
    navigate('/reports/?year=2026');
    await portal.page('Reports');
  });

  for (const failures of [1, 2]) {
    it(`[API-09] draws a part whose script fails ${failures} of two times, or the rest alone`, async () => {
      const container = document.createElement('div');
      document.body.append(container);
      let tries = 0;
      const load = () => {
        tries += 1;
        const module = { default: () => <p>It came</p> };
        return tries > failures ? Promise.resolve(module) : Promise.reject(new TypeError('No such script'));
      };
      const Part = lazy(withSecondTry(load));
      const root = createRoot(container, { onCaughtError: () => undefined });
      root.render(
        <>
          <OptionalPart>
            <Suspense fallback={<p>It comes</p>}>
              <Part />
            </Suspense>
          </OptionalPart>
          <p>The rest</p>
        </>,
      );
      const expected = failures === 1 ? 'It cameThe rest' : 'The rest';
      await waitUntil(() => container.textContent === expected);
      expect(tries).to.equal(2);
      root.unmount();
      container.remove();
    });
  }

  it('[SES-08] what React recovers from is a warning', () => {
    const said = noteConsole('warn');
    rootErrorHandlers.onRecoverableError(new Error('text differs'));
    expect(String(said[0])).to.match(/text differs/);
  });
});
