import { expect } from '@open-wc/testing';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab, logInElsewhere } from '../session/other-tab.fixture.ts';
import { askedIn, notFound } from './api-navigation.fixture.ts';

const tools = '/en-ie/tools/';
const headerSession = ({ container }: OpenPortal) => container.querySelector('fp-header')?.session;

/** Signs somebody in in another tab, and waits until this one knows. */
async function signInElsewhere(portal: OpenPortal, person: string, email: string): Promise<void> {
  await logInElsewhere(portal, person);
  hearFromOtherTab({ sessionId: person });
  await waitUntil(() => headerSession(portal)?.USER?.email === email, `${email} is here`);
}

describe('what the backend has said of a path to one person', () => {
  afterEach(closePortal);

  it('[RTE-19] is asked anew where a visitor who found nothing has signed in', async () => {
    const nothing = { routes: [], layouts: [] };
    const faults = [{ call: 'getNavigation', answer: nothing, times: 1 }];
    const portal = await openPortal(tools, { market: 'ie', faults });
    await portal.page(notFound);
    await signInElsewhere(portal, 'blue-star-admin', 'jonas.okafor@example.com');
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal([tools, tools]);
  });

  it('[RTE-19][GAT-07] is asked anew for the next', async () => {
    const portal = await openPortal(tools, { market: 'ie', person: 'fleet-customer' });
    await portal.page('Tools');
    navigate('/contact-us/');
    await portal.page('Contact us');
    await signInElsewhere(portal, 'blue-star-admin', 'jonas.okafor@example.com');
    navigate('/tools/');
    await portal.page('Tools');
    expect(askedIn(portal)).to.deep.equal([tools, tools]);
  });

  it('[GAT-07] is not asked on the way out', async () => {
    const portal = await openPortal(tools, { market: 'ie', person: 'fleet-customer' });
    await portal.page('Tools');
    const event = new Event('fp-logout', { bubbles: true, cancelable: true });
    portal.container.querySelector('fp-header')?.dispatchEvent(Object.assign(event, { href: '/logout' }));
    await portal.find('status', 'Logging out...');
    expect(askedIn(portal)).to.deep.equal([tools]);
  });
});
