import { expect } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const main = ({ container }: OpenPortal) => container.querySelector('main')!;
const hrefs = (portal: OpenPortal) =>
  Object.fromEntries(
    elements(main(portal), 'link').map((link) => [link.textContent, link.getAttribute('href')]),
  );

describe('the subscriptions page', () => {
  afterEach(closePortal);

  it('[RTE-04] [GAT-09] lists the active products by name and leads to a request and to the marketplace', async () => {
    const portal = await openPortal('/en-us/manage-subscriptions/', { person: 'fleet-customer' });
    await portal.page('Active products');
    await waitUntil(() => main(portal).textContent.includes('E-Switch Assist'), 'the products have names');
    const names = [...main(portal).querySelectorAll('.lines li')].map(({ textContent }) => textContent);
    expect(names, '[GAT-09] no native applications').to.deep.equal([
      'Telematics',
      'Charging',
      'E-Switch Assist',
    ]);
    expect(hrefs(portal)).to.deep.equal({
      'Ask for a change': '/en-us/contact-us/?subject=billing',
      Marketplace: '/en-us/marketplace/',
    });
    await expectAccessible(document.body, { page: true });
  });

  it('[VIEW-01] keeps a line for each product until its name is known', async () => {
    const release = Promise.withResolvers<null>();
    answerFetch(({ pathname }) => (pathname.includes('/translation/fetch/') ? release.promise : null));
    const style = document.createElement('style');
    style.textContent = await (await fetch('/packages/portal/src/loading.css')).text();
    document.head.append(style);
    const portal = await openPortal('/en-us/manage-subscriptions/', { person: 'fleet-customer' });
    await portal.page('Active products');
    await portal.find('status', 'Loading');
    const waiting = main(portal).querySelector('.lines')!;
    expect(waiting.querySelectorAll('.skeleton')).to.have.length(3);
    await expectAccessible(document.body, { page: true });
    const { top } = main(portal).querySelector('.lines')!.getBoundingClientRect();
    const heightBefore = waiting.clientHeight;
    release.resolve(null);
    await waitUntil(() => main(portal).textContent.includes('E-Switch Assist'), 'the names are there');
    expect(await portal.find('status', 'Loaded')).to.exist;
    const list = main(portal).querySelector('.lines')!;
    expect(list.getBoundingClientRect().top).to.equal(top);
    expect(list.clientHeight).to.be.closeTo(heightBefore, 2);
    closePortal();
    style.remove();
  });
});

describe('the data sharing page', () => {
  afterEach(closePortal);

  it('[RTE-07] says in three steps how a partner is authorized, and leads to a request', async () => {
    const portal = await openPortal('/en-us/data-sharing/', { person: 'fleet-customer' });
    await portal.page('How a partner is authorized');
    expect(main(portal).querySelectorAll('ol > li')).to.have.length(3);
    expect(hrefs(portal)).to.deep.equal({
      'Ask for an authorization': '/en-us/contact-us/?subject=telematics',
    });
    await expectAccessible(document.body, { page: true });
  });
});

describe('the newsletter page', () => {
  afterEach(closePortal);

  it('[RTE-06] asks for a topic, then hands the email program a request for the chosen ones', async () => {
    const opened: string[] = [];
    const noteEmail = (event: Event) => {
      if (!(event.target instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      opened.push(decodeURIComponent(event.target.href));
    };
    window.addEventListener('click', noteEmail, { capture: true });
    const portal = await openPortal('/en-us/updates/');
    await portal.page('Topics');
    const [first, , third] = main(portal).querySelectorAll<HTMLInputElement>('input[type=checkbox]');
    const isMissing = () => first?.getAttribute('aria-invalid') === 'true';
    // Whoever is on the first box already hears an alert; anyone else hears what describes the box that takes the focus.
    for (const isThere of [false, true]) {
      if (isThere) first?.focus();
      portal.get('button', 'Prepare the email').click();
      await waitUntil(isMissing);
      expect(document.activeElement).to.equal(first);
      const error = document.getElementById(first?.getAttribute('aria-describedby') ?? '');
      expect(error?.textContent).to.equal('Choose at least one topic.');
      expect(portal.has('alert', 'Choose at least one topic.')).to.equal(isThere);
      await expectAccessible(document.body, { page: true });
      third?.click();
      await waitUntil(() => !isMissing());
      if (!isThere) third?.click();
    }
    expect(portal.container.textContent).not.to.contain('Choose at least one topic.');
    first?.click();
    portal.get('button', 'Prepare the email').click();
    await portal.page('Your email is ready');
    window.removeEventListener('click', noteEmail, { capture: true });
    expect(opened).to.have.length(1);
    expect(opened[0]).to.match(/\?subject=Please send me news&body=New vehicles\r\nService and maintenance$/);
    await expectAccessible(document.body, { page: true });
    followLink('/en-us/updates/');
    await portal.page('Topics');
  });
});

describe('what is chosen on a page', () => {
  afterEach(closePortal);
  const ticks = (portal: OpenPortal) =>
    [...main(portal).querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(
      ({ checked }) => checked,
    );

  for (const [page, heading, french] of [
    ['updates/', 'Topics', 'Sujets'],
    ['account/privacy-settings/', 'What your company shares', 'Ce que votre entreprise partage'],
  ] as const) {
    it(`[RTE-01] stays chosen when the language changes: ${page}`, async () => {
      const portal = await openPortal(`/en-ca/${page}`, { market: 'ca', person: 'blue-star-admin' });
      await portal.page(heading);
      main(portal).querySelectorAll<HTMLInputElement>('input[type=checkbox]')[2]?.click();
      const before = ticks(portal);
      expect(before.filter(Boolean)).to.have.length(1);
      followLink(`/fr-ca/${page}`);
      await portal.page(french);
      expect(ticks(portal)).to.deep.equal(before);
    });
  }
});

/** Waits for a modal and finishes its fade, during which its text has too little contrast. */
async function modalShown(): Promise<void> {
  const modal = () => document.querySelector('fp-modal[open]')?.shadowRoot;
  await waitUntil(() => modal()?.querySelector('dialog[open]'), 'a modal is open');
  for (const fade of modal()?.getAnimations() ?? []) fade.finish();
}

describe('the terms page', () => {
  afterEach(closePortal);

  for (const [person, text] of [
    ['fleet-customer', 'Valid from March 1, 2025. You have accepted these terms.'],
    ['terms-again', 'Valid from March 1, 2025. You have not accepted these terms yet.'],
  ] as const) {
    it(`[API-06] tells ${person}: ${text}`, async () => {
      const portal = await openPortal('/en-us/termsAndConditions/', { person });
      expect(await portal.find('status', text)).to.exist;
      if (person === 'terms-again') await modalShown();
      await expectAccessible(document.body, { page: true });
    });
  }

  it('[API-06] is whole for a visitor, whom nobody asks about, and where the service fails', async () => {
    const visitor = await openPortal('/en-us/termsAndConditions/');
    await visitor.page('Questions');
    expect(visitor.begun.some((call) => call.includes('proxy-api'))).to.equal(false);
    closePortal();
    const faults = [{ call: 'getTermsLatest', status: 500 }];
    const failing = await openPortal('/en-us/termsAndConditions/', { person: 'fleet-customer', faults });
    await failing.page('Questions');
    await waitUntil(() => failing.errors.length === 1);
    expect(failing.has('alert', /./)).to.equal(false);
    expect(hrefs(failing)['Contact us']).to.equal('/en-us/contact-us/');
  });
});
