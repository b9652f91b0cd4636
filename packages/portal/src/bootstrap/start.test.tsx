import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { element } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { start } from './start.tsx';

describe('starting the portal', () => {
  afterEach(closePortal);

  it('[SES-01] shows the page once environment, session and market are there', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    expect(document.title).to.equal('Contact us | United States');
    expect(document.documentElement.lang).to.equal('en-us');
    expect(portal.errors).to.deep.equal([]);
  });

  it('[SES-01][API-09] shows the error page with Refresh where the environment does not come, in English where it has no words in the language of the address', async () => {
    const portal = await openPortal('/pl-pl/', { environment: null });
    await portal.page('The portal could not start');
    expect(portal.container.querySelector('main')?.lang).to.equal('en');
    expect(portal.get('alert', /settings did not arrive/)).to.exist;
    portal.get('button', 'Refresh').click();
    expect(portal.reloads).to.equal(1);
    expect(portal.errors).to.have.length(1);
    await expectAccessible(document.body, { page: true });
  });

  const failures: [string, Parameters<typeof openPortal>[1], RegExp, RegExp][] = [
    [
      'an environment of another shape',
      { environment: { REACT_APP_ENV: 7 } },
      /settings are wrong/,
      /REACT_APP_ENV/,
    ],
    [
      'a market that nobody knows',
      { environment: { MARKET_ID: 'atlantis' } },
      /“atlantis”/,
      /getMarket: status 404/,
    ],
    [
      'a market that is not JSON',
      { faults: [{ call: 'getMarket', body: 'malformed' }] },
      /cannot read/,
      /getMarket/,
    ],
    [
      'a web page in place of the market',
      { faults: [{ call: 'getMarket', body: 'html' }] },
      /web page came back/,
      /getMarket/,
    ],
    [
      'a session call that fails',
      { faults: [{ call: 'getSession', status: 503 }] },
      /reported a fault/,
      /getSession: status 503/,
    ],
    [
      'a connection that breaks',
      { faults: [{ call: 'getMarket', drop: true }] },
      /cannot be reached/,
      /getMarket/,
    ],
    [
      'a backend that is not there',
      { environment: { ENV_BASE_URL: 'http://127.0.0.1:9' } },
      /cannot be reached/,
      /get(Market|Session)/,
    ],
  ];
  for (const [what, options, text, line] of failures) {
    it(`[API-09] says what failed, what it means and what to do: ${what}`, async () => {
      const portal = await openPortal('/en-us/', options);
      await portal.page('The portal could not start');
      expect(portal.get('alert', text)).to.exist;
      expect(portal.get('button', 'Refresh')).to.exist;
      expect(portal.errors).to.have.length(1);
      expect(portal.errors[0]).to.match(line);
    });
  }

  it('[API-09] says so where a script does not come that the browser needs first', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const said = noteConsole('error');
    const ready = Promise.reject(new TypeError('No such script'));
    const root = await start(container, { ready, wait: { limit: 0 } });
    await waitUntil(() => container.querySelector('h1'), 'there is a page');
    expect(container.querySelector('h1')?.textContent).to.equal('The portal could not start');
    expect(element(container, 'alert', /connection or our service/).checkVisibility()).to.equal(true);
    expect(said).to.deep.equal(['The portal could not start: No such script']);
    root.unmount();
    container.remove();
  });

  it('[API-09] speaks the language of the address, although no market says which ones there are', async () => {
    const portal = await openPortal('/de-de/', { environment: { MARKET_ID: 'atlantis' } });
    await waitUntil(() => portal.container.querySelector('h1'));
    expect(portal.container.querySelector('h1')?.textContent).not.to.equal('The portal could not start');
    expect(portal.container.querySelector('main')?.lang).to.equal('de');
  });

  it('[SES-02] starts for a visitor where the server does not know the session any more', async () => {
    const portal = await openPortal('/en-us/contact-us/', { faults: [{ call: 'getSession', status: 401 }] });
    await portal.page('Contact us');
    expect(await portal.find('link', 'Sign in')).to.exist;
    expect(portal.errors).to.deep.equal([]);
  });

  it('[SES-07] shows the spinner only where the start takes longer than 150 ms', async () => {
    const opening = openPortal('/en-us/contact-us/', { faults: [{ call: 'getSession', delay: 2000 }] });
    await waitUntil(() => document.querySelector('fp-spinner'), 'the spinner shows');
    const portal = await opening;
    await portal.page('Contact us');
    expect(document.querySelector('fp-spinner')).to.equal(null);
  });
});
