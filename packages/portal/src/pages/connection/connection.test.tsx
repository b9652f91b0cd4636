import { expect, oneEvent } from '@open-wc/testing';
import { takeFaultsAway } from '../../../../../test/helpers/backend.ts';
import { beyondWindow } from '../../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';

const path = '/en-us/apigeetest/';
const lines = (portal: OpenPortal) =>
  [...portal.get('list', 'Calls').children].map(({ textContent }) => textContent);

describe('the connection test', () => {
  afterEach(closePortal);

  it('[RTE-01] checks every call that a person’s portal needs, with the time that each took', async () => {
    const portal = await openPortal(path, { person: 'blue-star-admin' });
    expect(await portal.find('status', 'All 12 calls work.')).to.exist;
    expect(lines(portal)).to.have.length(12);
    for (const line of lines(portal)) expect(line).to.match(/Works[\d,]+ ms$/);
    expect(lines(portal)[0]).to.match(/^Session getSession/);
    expect(portal.errors).to.deep.equal([]);
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-01] checks for a visitor what needs no person, and offers to log in for the rest', async () => {
    const portal = await openPortal(path);
    expect(await portal.find('status', 'All 5 calls work.')).to.exist;
    expect(portal.begun.some((call) => call.includes('userinfo') || call.includes('proxy-api'))).to.equal(
      false,
    );
    expect(portal.container.textContent).to.contain('Sign in to check the calls that need a user, too.');
    await expectAccessible(document.body, { page: true });
  });

  it('[GAT-10] offers no login where nobody can sign in', async () => {
    const portal = await openPortal('/de-at/apigeetest/', { market: 'at' });
    await waitUntil(() => portal.container.querySelector('main .alert-success'), 'all calls work');
    expect(portal.container.querySelector('main [href*=log]')).to.equal(null);
    expect(portal.container.textContent).not.to.contain('Melden Sie sich an');
  });

  it('[RTE-01] keeps what it has found out while the person’s details come anew', async () => {
    const portal = await openPortal(path, { person: 'blue-star-admin' });
    await portal.find('status', 'All 12 calls work.');
    const updated = oneEvent(window, 'fpg-user-info-updated');
    window.dispatchEvent(new Event('fpg-request-refresh-user-info'));
    await updated;
    expect(portal.has('status', 'All 12 calls work.')).to.equal(true);
  });

  it('[RTE-15] asks for the first content page of its language', async () => {
    const routes = ['/fr-ca/nouvelles/', '/en-ca/vans/', '/vehicles/'].map((at) => ({
      id: at,
      path: at,
      mode: 'aempage',
    }));
    const portal = await openPortal('/en-ca/apigeetest/', { market: sampleMarket({ routes }) });
    const asked = () => portal.begun.filter((call) => call.startsWith('/content/')).map(decodeURIComponent);
    await waitUntil(() => asked().length > 0, 'a content page is asked for');
    expect(asked()).to.deep.equal(['/content/?path=/en-ca/vans/']);
  });

  const failures = [
    [{ status: 500 }, 'look into its log', 'status 500'],
    [{ status: 401 }, 'refuses access', 'status 401'],
    [{ body: 'malformed' as const }, 'cannot be read', 'the answer is not JSON'],
    [{ body: 'html' as const }, 'cannot be read', 'a web page came'],
    [{ drop: true }, 'Nothing answers', 'no connection'],
  ] as const;
  for (const [fault, advice, detail] of failures) {
    it(`[API-09] says what to do where a call fails with “${detail}”, and checks again`, async () => {
      const faults = [{ call: 'getMarketSummaries', ...fault }];
      const portal = await openPortal(path, { faults });
      expect(await portal.find('status', 'Failed: 1 of 5 calls.')).to.exist;
      const failed = lines(portal).filter((line) => line.includes('Failed'));
      expect(failed).to.have.length(1);
      expect(failed[0]).to.contain('Country sites').and.contain(advice).and.contain(detail);
      await expectAccessible(document.body, { page: true });
      await takeFaultsAway();
      portal.get('button', 'Check again').focus();
      portal.get('button', 'Check again').click();
      expect(await portal.find('status', 'All 5 calls work.')).to.exist;
      expect(document.activeElement).to.equal(portal.get('button', 'Check again'));
    });
  }

  it('[RTE-01] shows what is done while the rest waits, and fits into 320 px', async () => {
    const portal = await openPortal(path, { holds: ['/markets.json'] });
    expect(await portal.find('status', 'Checking 5 calls...')).to.exist;
    await setViewport(320);
    await waitUntil(() => lines(portal).filter((line) => line.includes('Works')).length === 2);
    expect(lines(portal).filter((line) => line.includes('Waiting'))).to.have.length(3);
    expect(portal.get('button', 'Check again')).to.have.attribute('aria-disabled', 'true');
    expect(beyondWindow()).to.equal(0);
    await expectAccessible(document.body, { page: true });
    await setViewport(1280);
  });
});
