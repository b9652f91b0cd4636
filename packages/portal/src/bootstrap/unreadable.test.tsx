import { expect } from '@open-wc/testing';
import { signInAs } from '../../../../test/helpers/backend.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';

interface Answers {
  market: { routes: { id: string }[]; footer: object };
  session: { USER: { applications: object[] } };
}

const person = 'fleet-customer';

/** The backend's responses for the market and the session. */
async function answers(): Promise<Answers> {
  await signInAs(person, 'us');
  const read = async (path: string) => (await fetch(path, { cache: 'no-store' })).json() as Promise<unknown>;
  const [market, session] = await Promise.all([read('/markets/us.json'), read('/session')]);
  return { market, session } as Answers;
}

describe('a portal of which something cannot be read', () => {
  afterEach(closePortal);
  const warnings = noteConsoleInEach('warn');

  it('[ENT-01] starts for a person with an application that has no name', async () => {
    const { session } = await answers();
    const { USER } = session;
    const applications = [...USER.applications, { id: 'app-new' }];
    const answer = { ...session, USER: { ...USER, applications } };
    const portal = await openPortal('/en-us/contact-us/', {
      person,
      faults: [{ call: 'getSession', answer }],
    });
    await portal.page('Contact us');
    expect(portal.has('link', 'Sign in')).to.equal(false);
    expect(portal.errors).to.deep.equal([]);
    const path = `session at USER.applications.${USER.applications.length}.name: `;
    expect(warnings.filter((line) => line.startsWith(path))).to.have.length.above(0);
  });

  it('[ENT-15] starts in a market whose footer has mistakes', async () => {
    const { market } = await answers();
    const footer = { ...market.footer, getUpdates: { title: 'Updates' }, copyright: 'x', faceBookUrl: 7 };
    const answer = { ...market, footer };
    const portal = await openPortal('/en-us/contact-us/', { faults: [{ call: 'getMarket', answer }] });
    await portal.page('Contact us');
    expect(portal.errors).to.deep.equal([]);
    for (const path of ['getUpdates.title', 'copyright', 'faceBookUrl'])
      expect(warnings.filter((line) => line.startsWith(`market at footer.${path}: `))).to.have.length(1);
  });

  it('[GAT-03] shows nobody a page whose permissions cannot be read', async () => {
    const { market } = await answers();
    const routes = market.routes.map((route) =>
      route.id === 'insights' ? { ...route, permissionsRequired: 'FLEET_REPORTS_VIEW' } : route,
    );
    const answer = { ...market, routes };
    const portal = await openPortal('/en-us/insights/', { person, faults: [{ call: 'getMarket', answer }] });
    await portal.page('You do not have access to this page');
    expect(location.pathname).to.equal('/en-us/403Page/');
    expect(
      warnings.filter((line) => /^market at routes\.\d+\.permissionsRequired: /.test(line)),
    ).to.have.length(1);
  });
});
