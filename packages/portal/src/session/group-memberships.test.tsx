import { expect } from '@open-wc/testing';
import { askForFault, signInAs, type Fault } from '../../../../test/helpers/backend.ts';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from './other-tab.fixture.ts';
import { ask, callsOf, user } from './user-info.fixture.ts';

describe('the group memberships', () => {
  const path = '/groupMemberships';
  const warnings = noteConsoleInEach('warn');
  const groups = (portal: OpenPortal) => user(portal)?.groupMemberships;
  afterEach(closePortal);

  it('[SES-04] are asked for once, whatever page is shown', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => groups(portal)?.length);
    expect(groups(portal)).to.deep.equal(['fleet-managers', 'report-readers']);
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(callsOf(portal, path)).to.equal(1);
  });

  it('[SES-04] are asked for again once the user’s details have changed', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => groups(portal)?.length);
    ask();
    await waitUntil(() => callsOf(portal, path) === 2);
  });

  it('[SES-04] that were asked for first and come last are not taken', async () => {
    const faults = [{ call: 'getGroupMemberships', status: 500, delay: 600, times: 1 }];
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer', faults });
    await waitUntil(() => callsOf(portal, path) === 1);
    ask();
    await waitUntil(() => groups(portal)?.length, 'the second answer is there');
    await waitUntil(() => portal.ended.filter((call) => call === path).length === 2, 'the first comes, too');
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    expect(groups(portal)).to.deep.equal(['fleet-managers', 'report-readers']);
  });

  /** The portal for a user whose session contains a group. */
  async function openWithGroup(faults: Fault[] = []): Promise<OpenPortal> {
    await signInAs('fleet-customer', 'us');
    const market = sampleMarket({ routes: [] });
    const companyInfo = {
      companyName: 'Harbor and Field Deliveries',
      companyBillingCountry: { code: 'USA' },
    };
    const session = signedIn({ userId: 'u-1001', groupMemberships: ['g'], companyInfo });
    return openPortal('/en-ca/account/', { market, session, person: 'fleet-customer', faults });
  }

  it('[SES-04] that the session brings are asked for only once the user’s details have changed', async () => {
    const portal = await openWithGroup();
    await portal.page('Personal details');
    expect(groups(portal)).to.deep.equal(['g']);
    expect(callsOf(portal, path)).to.equal(0);
    ask();
    await waitUntil(() => groups(portal)?.includes('fleet-managers'), 'they are asked for');
    expect(callsOf(portal, path)).to.equal(1);
  });

  it('[SES-04] are not asked for of a visitor', async () => {
    const visitors = await openPortal('/en-us/contact-us/');
    await visitors.page('Contact us');
    expect(callsOf(visitors, path)).to.equal(0);
  });

  it('[SES-04] are not waited for any more once the person has gone', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer', holds: [path] });
    await waitUntil(() => callsOf(portal, path) === 1);
    hearFromOtherTab('signed-out');
    await waitUntil(() => portal.ended.includes(path), 'the call is given up');
  });

  for (const fault of [{ status: 500 }, { body: 'malformed' }, { body: 'html' }, { drop: true }] as const) {
    it(`[SES-04] are an empty list where they do not come, and nobody hears of it: ${JSON.stringify(fault)}`, async () => {
      const portal = await openWithGroup([{ call: 'getGroupMemberships', ...fault }]);
      await portal.page('Personal details');
      ask();
      await waitUntil(() => groups(portal)?.length === 0, 'the list is empty');
      expect(portal.errors).to.deep.equal([]);
      expect(warnings.filter((line) => /group/i.test(line))).to.deep.equal([]);
    });
  }

  it('[SES-04] of one person are not the next one’s', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => groups(portal)?.length);
    await logInElsewhere(portal, 'blue-star-admin');
    await askForFault({ call: 'getGroupMemberships', status: 500 });
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => user(portal)?.lastName === 'Okafor');
    await waitUntil(() => callsOf(portal, path) === 2);
    expect(groups(portal)).to.deep.equal([]);
  });
});
