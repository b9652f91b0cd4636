import type { FpModal } from '@fleet-portal/elements/modal';
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { followLink } from '../../../../test/helpers/navigate.ts';
import {
  closePortal,
  openPortal,
  type OpenPortal,
  type PortalOptions,
} from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { hearFromOtherTab } from '../session/other-tab.fixture.ts';
import {
  buttonOf,
  called,
  calls,
  expectModalAccessible,
  modal,
  noModal,
  nothingOpens,
  openModals,
  says,
  termsPath,
} from './flows.fixture.ts';

const title = 'Terms and conditions';
const again: PortalOptions = { person: 'terms-again' };
const first: PortalOptions = { person: 'terms-first' };

const tick = (of: FpModal) => of.querySelector<HTMLInputElement>('input[type=checkbox]')!;
const box = (of: FpModal) => of.querySelector<HTMLElement>('.terms-box')!;
const accept = (of: FpModal) => buttonOf(of, 'Accept');

async function open(options: PortalOptions): Promise<OpenPortal> {
  const portal = await openPortal('/en-us/contact-us/', options);
  await portal.page('Contact us');
  return portal;
}

async function acceptAll(): Promise<FpModal> {
  const terms = await modal(title);
  tick(terms).click();
  await waitUntil(() => !accept(terms).disabled, 'the terms can be accepted');
  accept(terms).click();
  return terms;
}

describe('the terms', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  it('[TRM-01] are not asked about of those who have signed, or sign nothing', async () => {
    const portal = await open({ person: 'fleet-customer' });
    await called(portal, '/getNotificationsCount');
    expect(calls(portal, 'termsAndConditions')).to.equal(0);
    await nothingOpens();
  });

  it('[TRM-02] stand over every page until they are accepted, and Escape does not close them', async () => {
    await open(again);
    const terms = await modal(title);
    await expectModalAccessible(terms);
    await waitUntil(() => document.activeElement === box(terms), 'the text has the focus');
    await sendKeys({ press: 'Escape' });
    expect(terms.renderRoot.querySelector('.close')).to.equal(null);
    expect(accept(terms).disabled).to.equal(true);
    tick(terms).click();
    await waitUntil(() => !accept(terms).disabled, 'the terms can be accepted');
    tick(terms).click();
    await waitUntil(() => accept(terms).disabled, 'the tick was taken back');
    expect(openModals()).to.deep.equal([title]);
  });

  it('[TRM-02] come back with the next page where something has hidden them, and with them closed them', async () => {
    const { container } = await open(again);
    await modal(title);
    container.style.display = 'none';
    await waitUntil(() => openModals().length === 0, 'they are closed as they are hidden');
    container.style.display = '';
    followLink('/en-us/sitemap/');
    await modal(title);
  });

  for (const [width, height] of [
    [320, 200],
    [1024, 200],
    [1440, 300],
  ] as const) {
    it(`[TRM-02] show their text in a box of ${height} px at ${width} px, which scrolls`, async () => {
      await setViewport(width);
      await open(again);
      const terms = await modal(title);
      await waitUntil(() => box(terms).offsetHeight === height, `the box is ${height} px high`);
      expect(box(terms).scrollHeight).to.be.above(height);
      await expectModalAccessible(terms);
    });
  }

  it('[TRM-03] close for who had signed before, and are not asked about again', async () => {
    const portal = await open(again);
    await acceptAll();
    await noModal();
    expect(calls(portal, termsPath.flip)).to.equal(0);
    expect(location.pathname).to.equal('/en-us/contact-us/');
    closePortal();
    const reloaded = await open({ isReload: true });
    await called(reloaded, termsPath.latest);
    await nothingOpens();
  });

  it('[TRM-03] are said to be accepted on their own page at once', async () => {
    const portal = await openPortal('/en-us/termsAndConditions/', again);
    await portal.find('status', /not accepted these terms yet/);
    await acceptAll();
    expect(await portal.find('status', /You have accepted these terms/)).to.exist;
  });

  it('[TRM-03] lead to the root’s top with the new role the first time', async () => {
    const portal = await open(first);
    await modal(title);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await acceptAll();
    await portal.page('Run your fleet from one place');
    await noModal();
    expect(window.scrollY).to.equal(0);
    expect(location.pathname).to.equal('/en-us/');
    const flipped = portal.begun.findIndex((call) => decodeURIComponent(call).includes(termsPath.flip));
    const refreshed = portal.begun.indexOf('/userinfo/refresh');
    expect([flipped >= 0, refreshed > flipped]).to.deep.equal([true, true]);
    const { session } = portal.container.querySelector('fp-header')!;
    expect(session.USER?.permissions).to.include('FLEET_REPORTS_VIEW');
  });

  it('[TRM-02] are read, ticked and accepted by keyboard', async () => {
    await open(again);
    const terms = await modal(title);
    await waitUntil(() => document.activeElement === box(terms), 'the text has the focus');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => document.activeElement === tick(terms), 'the tick has the focus');
    await sendKeys({ press: ' ' });
    await waitUntil(() => !accept(terms).disabled, 'the terms can be accepted');
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => terms.shadowRoot?.activeElement === accept(terms), 'Accept has the focus');
    await sendKeys({ press: 'Enter' });
    await noModal();
  });

  it('[TRM-02] tell who lands in their text what is asked of them', async () => {
    await open(first);
    const terms = await modal(title);
    await waitUntil(() => document.activeElement === box(terms), 'the text has the focus');
    const description = document.getElementById(box(terms).getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).to.equal('Please read and accept the terms to go on.');
  });

  it('[TRM-02] tell at Accept what it waits for', async () => {
    await open(again);
    const terms = await modal(title);
    const acknowledgement = tick(terms).labels?.[0]?.textContent;
    expect(acknowledgement).to.match(/^I acknowledge/);
    expect(accept(terms).getAttribute('aria-description')).to.equal(acknowledgement);
    await expectModalAccessible(terms);
  });

  it('[TRM-02] can be left by signing out', async () => {
    const portal = await open(again);
    buttonOf(await modal(title), 'Sign out').click();
    await portal.find('status', 'Logging out...');
    expect(portal.left).to.deep.equal(['/logout']);
    await noModal();
  });
});

describe('the terms where the service fails', () => {
  beforeEach(() => setViewport(800));
  afterEach(closePortal);

  for (const fault of [{ status: 500 }, { drop: true }, { body: 'malformed' as const }]) {
    it(`[TRM-01][API-09] count as signed where they cannot be asked for: ${JSON.stringify(fault)}`, async () => {
      const portal = await open({ ...again, faults: [{ call: 'getTermsLatest', ...fault }] });
      await called(portal, termsPath.latest);
      await nothingOpens();
      expect(portal.errors).to.deep.equal([]);
    });
  }

  it('[TRM-02] keep their tick from the moment of the click', async () => {
    await open(again);
    const terms = await modal(title);
    const states: boolean[] = [];
    tick(terms).click();
    states.push(tick(terms).checked);
    await Promise.resolve();
    states.push(tick(terms).checked);
    await waitUntil(() => !accept(terms).disabled, 'the terms can be accepted');
    states.push(tick(terms).checked);
    expect(states).to.deep.equal([true, true, true]);
  });

  it('[TRM-03] fetch the role where earlier terms could not be asked about at first', async () => {
    const portal = await open({ ...first, faults: [{ call: 'getTermsAgreed', status: 500, times: 1 }] });
    await acceptAll();
    await portal.page('Run your fleet from one place');
    await noModal();
    expect(calls(portal, termsPath.flip)).to.equal(1);
  });

  it('[TRM-01] are not the first where nobody knows of earlier ones', async () => {
    const portal = await open({ ...first, faults: [{ call: 'getTermsAgreed', status: 500 }] });
    await acceptAll();
    await noModal();
    expect(calls(portal, termsPath.flip)).to.equal(0);
  });

  it('[TRM-03] say that the agreement was not saved, and save it at the next try', async () => {
    const portal = await open({ ...again, faults: [{ call: 'agreeToTerms', status: 500, times: 1 }] });
    const terms = await acceptAll();
    await says(terms, 'could not be saved');
    await expectModalAccessible(terms);
    expect(tick(terms).checked).to.equal(true);
    accept(terms).click();
    await noModal();
    expect(calls(portal, termsPath.agree)).to.equal(2);
  });

  it('[TRM-03] let somebody go on whose role did not come, and fetch it after a reload', async () => {
    await open({ ...first, faults: [{ call: 'flipTermsRole', status: 503, times: 1 }] });
    const terms = await acceptAll();
    await says(terms, 'could not be set up');
    await expectModalAccessible(terms);
    buttonOf(terms, 'Later').click();
    await noModal();
    closePortal();
    const reloaded = await openPortal('/en-us/contact-us/', { isReload: true });
    await reloaded.page('Run your fleet from one place');
    expect(calls(reloaded, termsPath.agree)).to.equal(0);
    expect(calls(reloaded, termsPath.flip)).to.equal(1);
    closePortal();
    const later = await open({ isReload: true });
    await called(later, termsPath.latest);
    expect(calls(later, termsPath.flip)).to.equal(0);
  });

  it('[TRM-03] fetch the role at the next try', async () => {
    const portal = await open({ ...first, faults: [{ call: 'flipTermsRole', body: 'html', times: 1 }] });
    const terms = await acceptAll();
    await says(terms, 'could not be set up');
    buttonOf(terms, 'Try again').click();
    await portal.page('Run your fleet from one place');
    await noModal();
  });

  it('[TRM-03] load the root anew where the new details do not come', async () => {
    const portal = await open({ ...first, faults: [{ call: 'refreshUserInfo', status: 500 }] });
    await acceptAll();
    await waitUntil(() => portal.left.length > 0, 'the root is loaded anew');
    expect(portal.left).to.deep.equal(['/en-us/']);
  });

  it('[TRM-03][API-09] say that the agreement was not saved where the session has become another since', async () => {
    const portal = await open({ ...again, faults: [{ call: 'agreeToTerms', status: 401, times: 1 }] });
    portal.hold(termsPath.agree);
    const terms = await acceptAll();
    await says(terms, 'is being saved');
    hearFromOtherTab({ sessionId: 'another' });
    await waitUntil(() => portal.ended.filter((call) => call === '/session').length === 2, 'it is asked for');
    portal.letIn();
    await says(terms, 'could not be saved');
    accept(terms).click();
    await noModal();
    expect(calls(portal, termsPath.agree)).to.equal(2);
  });

  for (const call of ['agreeToTerms', 'flipTermsRole', 'refreshUserInfo']) {
    it(`[TRM-01][SES-02] go with a session that ends at ${call}`, async () => {
      const portal = await open({ ...first, faults: [{ call, status: 401, times: 1 }] });
      await acceptAll();
      await waitUntil(() => portal.container.querySelector('fp-header')?.session.SESSIONID === null);
      await noModal();
      expect(location.pathname).to.equal('/en-us/contact-us/');
    });
  }

  it('[TRM-01] go where another tab has accepted them', async () => {
    const portal = await open(again);
    await modal(title);
    const latest = portal.begun.find((call) => decodeURIComponent(call).includes(termsPath.latest))!;
    const { llid } = (await (await fetch(latest)).json()) as { llid: string };
    const [from, to] = [termsPath.latest, termsPath.agree].map(encodeURIComponent);
    await fetch(latest.replace(from!, to!), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ llid, productFamilyId: null, legalLanguage: 'en' }),
    });
    document.dispatchEvent(new Event('visibilitychange'));
    await noModal();
  });
});
