import { storageKeys } from '@fleet-portal/model/flows';
import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { askForFault, logIn, takeFaultsAway } from '../../../../../test/helpers/backend.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { closePortal, openPortal } from '../../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { chooseCompany, hearFromOtherTab } from '../../session/other-tab.fixture.ts';
import { admin, boxes, follow, isBusy, openForm, path, ticked } from './privacy-settings.fixture.ts';

/** The position of an element's text, whatever size its box has. */
function words(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

describe('the privacy settings', () => {
  afterEach(closePortal);

  it('[RTE-03] ask for a decision where none is recorded, with every box empty', async () => {
    const portal = await openForm();
    expect(boxes(portal)).to.have.length(6);
    expect(ticked(portal)).to.equal(0);
    expect(await portal.find('status', 'Your company has not decided yet.')).to.exist;
    expect(portal.container.textContent).to.contain('Northline Utilities');
    await expectAccessible(document.body, { page: true });
  });

  it('[RTE-03][HDR-04] are those of the company that was chosen meanwhile', async () => {
    const portal = await openPortal(path, { person: 'fleet-customer' });
    const list = () => portal.container.querySelector('main dl');
    await waitUntil(list, 'the first company’s choices');
    await chooseCompany('c-2002');
    await askForFault({ call: 'getConsents', status: 500, times: 1 });
    hearFromOtherTab({ sessionId: null });
    const retry = await portal.find('button', 'Try again');
    expect(list()).to.equal(null);
    retry.click();
    await waitUntil(list, 'the other company’s choices');
  });

  it('[RTE-03] save what is ticked, say so, keep the focus, and have it the next time', async () => {
    const portal = await openForm();
    boxes(portal)[0]?.click();
    boxes(portal)[3]?.click();
    expect(await portal.find('status', 'Your changes are not saved yet.')).to.exist;
    portal.get('button', 'Save choices').focus();
    portal.get('button', 'Save choices').click();
    expect(await portal.find('status', 'Your choices are saved. Shared: 2 of 6.')).to.exist;
    expect(document.activeElement).to.equal(portal.get('button', 'Save choices'));
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Share nothing').click();
    expect(await portal.find('status', 'Your choices are saved. Shared: 0 of 6.')).to.exist;
  });

  it('[RTE-03] keep the focus in a box from which they were saved by Enter', async () => {
    const portal = await openForm();
    const [box] = boxes(portal);
    box?.click();
    box?.focus();
    await sendKeys({ press: 'Enter' });
    expect(await portal.find('status', 'Your choices are saved. Shared: 1 of 6.')).to.exist;
    expect(document.activeElement).to.equal(box);
  });

  for (const [choice, shared] of [
    ['ACCEPT', 6],
    ['REJECT', 0],
  ] as const) {
    it(`[RTE-03] save a link’s ${choice} for all six, move the focus to the result, and forget the link`, async () => {
      const portal = await openPortal('/en-us/contact-us/', admin);
      await portal.page('Contact us');
      follow(portal, choice);
      const result = await portal.find('status', `Your choices are saved. Shared: ${shared} of 6.`);
      expect(ticked(portal)).to.equal(shared);
      await waitUntil(() => document.activeElement?.contains(result), 'the result has the focus');
      expect(location.search).to.equal('');
      expect(portal.begun.filter((call) => call.includes('consent'))).to.have.length(2);
    });
  }

  it('[RTE-03] show the choice while it is saved, and what was there before where saving fails', async () => {
    const faults = [{ call: 'putConsents', status: 500, times: 1 }];
    const portal = await openForm('', { ...admin, faults });
    portal.hold('/pro/consent/manage');
    boxes(portal)[1]?.click();
    portal.get('button', 'Share everything').click();
    await waitUntil(() => isBusy(portal) && ticked(portal) === 6);
    expect(boxes(portal).every(({ ariaDisabled }) => ariaDisabled === 'true')).to.equal(true);
    boxes(portal)[0]?.click();
    expect(ticked(portal)).to.equal(6);
    await expectAccessible(document.body, { page: true });
    portal.letIn();
    expect(await portal.find('alert', /^We could not confirm that your choices are saved/)).to.exist;
    expect(boxes(portal).map(({ checked }) => checked)).to.deep.equal([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(portal.errors).to.deep.equal(['putConsents: status 500']);
    await expectAccessible(document.body, { page: true });

    portal.get('button', 'Try again').focus();
    portal.get('button', 'Try again').click();
    expect(await portal.find('status', 'Your choices are saved. Shared: 6 of 6.')).to.exist;
    expect(portal.has('alert', /confirm/)).to.equal(false);
    expect(document.activeElement?.closest('main')).to.not.equal(null);
  });

  it('[RTE-26] keep the last of two choices, however slow the first one is', async () => {
    const portal = await openForm();
    portal.hold('/pro/consent/manage');
    follow(portal, 'ACCEPT');
    await waitUntil(() => isBusy(portal) && ticked(portal) === 6);
    follow(portal, 'REJECT');
    portal.letIn();
    expect(await portal.find('status', 'Your choices are saved. Shared: 0 of 6.')).to.exist;
    expect(ticked(portal)).to.equal(0);
    expect(portal.ended.filter((call) => call.includes('consent'))).to.have.length(3);
  });

  it('[RTE-26][SES-02] of one person, however slow, are neither sent as the next one’s nor answer what that one is asked', async () => {
    const portal = await openForm();
    const calls = () => portal.begun.filter((call) => call.includes('consent'));
    portal.hold('/pro/consent/manage');
    follow(portal, 'ACCEPT');
    await waitUntil(() => calls().length === 2, 'the first choice is on its way');
    follow(portal, 'REJECT');
    await logIn('fleet-customer');
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => calls().length === 3, 'the next person reads');
    portal.letIn();
    await portal.find('heading', 'What your company shares');
    await waitUntil(() => portal.ended.length === portal.begun.length, 'all is answered');
    expect(calls()).to.have.length(3);
    expect(localStorage.getItem(storageKeys.preferenceDue)).not.to.equal(null);
  });

  it('[SES-02] end the session where the service no longer knows it', async () => {
    const portal = await openForm();
    await askForFault({ call: 'putConsents', status: 401, times: 1 });
    portal.get('button', 'Save choices').click();
    await waitUntil(() => portal.left.some((href) => href.startsWith('/login')), 'the login is next');
  });

  it('[RTE-03] are for reading where the person is not the Blue Star admin, whatever the link says', async () => {
    const portal = await openPortal(`${path}?privacy_choice=REJECT`, { person: 'fleet-customer' });
    await portal.page('What your company shares');
    expect(portal.container.textContent).to.contain('Only your company’s Blue Star administrator');
    expect(boxes(portal)).to.have.length(0);
    expect(
      [...portal.container.querySelectorAll('main dd')].map(({ textContent }) => textContent),
    ).to.deep.equal(Array(6).fill('Shared'));
    await expectAccessible(document.body, { page: true });
  });

  it('[LAY-01] are for reading in cards whose lines stand as close in each, however high the row is', async () => {
    await setViewport(1440);
    const portal = await openPortal(path, { person: 'fleet-customer' });
    await portal.page('What your company shares');
    const cards = [...portal.container.querySelectorAll('.consents > .card')];
    const gaps = cards.map((card) => {
      const [heading, text] = [...card.children].map(words);
      return Math.round(text!.top - heading!.bottom);
    });
    expect(new Set(gaps).size).to.equal(1);
    await setViewport(1280);
  });

  it('[API-02] are for reading where nobody can say who the admin is, until that is known', async () => {
    const faults = [{ call: 'getPrimaryUsers', status: 503 }];
    const portal = await openPortal(path, { ...admin, faults });
    await portal.page('What your company shares');
    expect(boxes(portal)).to.have.length(0);
    expect(portal.container.textContent).to.contain('We could not check whether you may change');
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').focus();
    portal.get('button', 'Try again').click();
    await waitUntil(
      () => document.activeElement?.id === 'fp-content-main',
      'the focus does not go with the button',
    );
    expect(await portal.find('alert', /^We could not check/)).to.exist;
    await takeFaultsAway();
    portal.get('button', 'Try again').click();
    await portal.find('button', 'Save choices');
  });

  it('[API-09] say that they could not be loaded, and load again with the focus kept in the main area', async () => {
    const faults = [{ call: 'getConsents', body: 'malformed' as const, times: 1 }];
    const portal = await openPortal(path, { ...admin, faults });
    expect(await portal.find('alert', /choices could not be loaded/)).to.exist;
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').focus();
    portal.get('button', 'Try again').click();
    await portal.find('button', 'Save choices');
    expect(document.activeElement?.id).to.equal('fp-content-main');
  });

  it('[VIEW-01] have the shape of the cards while they load', async () => {
    const portal = await openPortal(path, { ...admin, holds: ['/pro/consent/manage'] });
    await portal.find('status', 'Loading');
    expect(portal.container.querySelectorAll('main .skeleton-card')).to.have.length(3);
    await expectAccessible(document.body, { page: true });
  });

  it('[LAY-02] fit into 320 px', async () => {
    const portal = await openForm('', { ...admin, market: 'us' });
    await setViewport(320);
    expect(beyondWindow()).to.equal(0);
    expect(boxes(portal)).to.have.length(6);
    await setViewport(1280);
  });
});
