import { expect } from '@open-wc/testing';
import { takeFaultsAway } from '../../../../test/helpers/backend.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { askedIn, failed } from './api-navigation.fixture.ts';

describe('a market whose routes do not come', () => {
  afterEach(closePortal);

  const faults = [
    ['an answer that says no', { status: 500 }],
    ['a connection that breaks', { drop: true }],
    ['an answer that is not JSON', { body: 'malformed' }],
    ['a web page in its place', { body: 'html' }],
  ] as const;
  for (const [what, fault] of faults) {
    it(`[RTE-19][API-09] the page says so after ${what}, the shell lives on, and a retry asks again`, async () => {
      const portal = await openPortal('/en-ie/tools/', {
        market: 'ie',
        faults: [{ call: 'getNavigation', ...fault }],
      });
      await portal.page(failed);
      expect(portal.get('alert', /Check your connection and try again/)).to.exist;
      expect(portal.container.querySelector('fp-header')).to.exist;
      expect(document.title).to.equal(`${failed} | Ireland`);
      expect(portal.errors.join()).to.match(/\/en-ie\/tools\/.*getNavigation: /);
      await expectAccessible(document.body, { page: true });
      await takeFaultsAway();
      portal.hold('/navigation/');
      portal.get('button', 'Try again').click();
      await portal.find('status', 'Loading');
      portal.letIn();
      await portal.page('Tools');
      expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/', '/en-ie/tools/']);
    });
  }

  it('[RTE-19] other pages work meanwhile, and coming back asks again', async () => {
    const faults = [{ call: 'getNavigation', status: 503, times: 1 }];
    const portal = await openPortal('/en-ie/tools/', { market: 'ie', faults });
    await portal.page(failed);
    navigate('/vehicles/');
    await portal.page('Vehicles');
    history.back();
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/', '/en-ie/vehicles/', '/en-ie/tools/']);
  });

  it('[RTE-19][API-09] the path is asked for again when the connection is back', async () => {
    const faults = [{ call: 'getNavigation', status: 503, times: 1 }];
    const portal = await openPortal('/en-ie/tools/', { market: 'ie', faults });
    await portal.page(failed);
    window.dispatchEvent(new Event('online'));
    await portal.page('Tools');
  });

  it('[API-09] an answer that does not come in time is a failure as well', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limits: number[] = [];
    AbortSignal.timeout = (limit) => {
      limits.push(limit);
      return timeout(limit === 120_000 ? 100 : limit);
    };
    const portal = await openPortal('/en-ie/tools/', {
      market: 'ie',
      faults: [{ call: 'getNavigation', delay: 5000, times: 1 }],
    });
    await portal.page(failed);
    AbortSignal.timeout = timeout;
    expect(limits).to.include(120_000);
    expect(portal.errors.join()).to.contain('getNavigation: no answer within 120000 ms');
    portal.get('button', 'Try again').click();
    await portal.page('Tools');
  });

  it('[SES-02] an answer that says that the session has ended ends it, and the path is asked for as a visitor', async () => {
    const portal = await openPortal('/en-ie/tools/', {
      market: 'ie',
      person: 'fleet-customer',
      faults: [{ call: 'getNavigation', status: 401, times: 1 }],
    });
    await portal.page('Tools');
    expect(portal.container.querySelector('fp-header')?.session.SESSIONID).to.equal(null);
    expect(askedIn(portal)).to.deep.equal(['/en-ie/tools/', '/en-ie/tools/']);
  });
});
