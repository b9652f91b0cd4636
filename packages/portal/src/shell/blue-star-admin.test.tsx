import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { chooseCompany, hearFromOtherTab } from '../session/other-tab.fixture.ts';

const list = '/proxy-api-request/?redirect=';
const asked = ({ begun }: OpenPortal) => begun.filter((call) => call.includes('users%2Fbasic%2Fprimary'));
const answered = ({ ended }: OpenPortal) => ended.some((call) => call.includes('users%2Fbasic%2Fprimary'));
const header = ({ container }: OpenPortal) => container.querySelector('fp-header');
const privacySettings = 'Connected Vehicle Data Sharing';

async function openAccountMenu(portal: OpenPortal, name: string): Promise<void> {
  (await portal.find('button', name)).click();
  await portal.find('link', 'Personal settings');
}

describe('the Blue Star admin', () => {
  const warnings = noteConsoleInEach('warn');
  before(() => setViewport(1280));
  afterEach(closePortal);

  it('[GAT-12][RTE-03] is known once the list marks the person as primary, and gets the privacy settings’ link', async () => {
    const portal = await openPortal('/en-us/contact-us/', {
      person: 'blue-star-admin',
      holds: ['/users/basic/primary'],
    });
    await portal.page('Contact us');
    expect(header(portal)?.blueStarAdmin).to.equal(false);
    await openAccountMenu(portal, 'Account: J Okafor');
    expect(portal.has('link', privacySettings)).to.equal(false);
    portal.letIn();
    await waitUntil(() => header(portal)?.blueStarAdmin === true, 'the list came');
    const link = await portal.find('link', privacySettings);
    expect(link.getAttribute('href')).to.equal('/en-us/account/privacy-settings/');
    expect(asked(portal)).to.have.length(1);
    expect(asked(portal)[0]).to.match(new RegExp(`^${list.replace('?', '\\?')}.*currentUser%3Dfalse$`));
  });

  it('[GAT-12][RTE-19] gets the link in a market whose routes come path by path', async () => {
    const portal = await openPortal('/en-ie/contact-us/', { market: 'ie', person: 'blue-star-admin' });
    await openAccountMenu(portal, 'Account: J Okafor');
    expect(await portal.find('link', privacySettings)).to.exist;
  });

  it('[GAT-12] is nobody whom the list does not mark', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => answered(portal));
    await portal.page('Contact us');
    expect(header(portal)?.blueStarAdmin).to.equal(false);
    await openAccountMenu(portal, 'Account: M Lindqvist');
    expect(portal.has('link', privacySettings)).to.equal(false);
  });

  it('[GAT-12] is asked for anew for another company', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await waitUntil(() => answered(portal));
    await chooseCompany('c-2002');
    hearFromOtherTab({ sessionId: null });
    await waitUntil(() => asked(portal).length === 2);
  });

  it('[GAT-12] is not asked for a visitor', async () => {
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    expect(asked(portal)).to.deep.equal([]);
  });

  for (const fault of [{ status: 500 }, { body: 'malformed' }, { body: 'html' }, { drop: true }] as const) {
    it(`[GAT-12][API-02] is nobody where the list does not come, which is logged: ${JSON.stringify(fault)}`, async () => {
      const faults = [{ call: 'getPrimaryUsers', ...fault }];
      const portal = await openPortal('/en-us/contact-us/', { person: 'blue-star-admin', faults });
      await waitUntil(() => warnings.some((line) => line.includes('getPrimaryUsers: ')));
      await portal.page('Contact us');
      expect(header(portal)?.blueStarAdmin).to.equal(false);
    });
  }

  it('[GAT-12][SES-02] is so no longer once the session is lost', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'blue-star-admin' });
    await waitUntil(() => header(portal)?.blueStarAdmin === true);
    const otherTab = new BroadcastChannel('fp-session');
    otherTab.postMessage('signed-out');
    await waitUntil(() => header(portal)?.blueStarAdmin === false);
    otherTab.close();
  });
});
