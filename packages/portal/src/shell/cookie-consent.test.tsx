import { expect, nextFrame } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { control, focused } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

/** The link in the cookie question; the footer has one of the same name. */
const privacyLink = () =>
  document.querySelector('fp-cookie-consent')?.renderRoot.querySelector<HTMLAnchorElement>('.banner a');

describe('the cookie consent', () => {
  afterEach(closePortal);

  it('[CKC-01] asks who has not decided, and no more once they have', async () => {
    const portal = await openPortal('/en-us/contact-us/', { asksForCookies: true });
    await portal.page('Contact us');
    const refuse = await portal.find('button', 'Refuse all');
    await expectAccessible(document.body, { page: true });
    refuse.click();
    await waitUntil(() => document.cookie.includes('fp_cookie_consent='), 'the decision is kept');
    await waitUntil(() => !portal.has('button', 'Refuse all'), 'the question goes');
  });

  it('[CKC-01] opens no settings any more once the portal has gone', async () => {
    const portal = await openPortal('/en-us/contact-us/', { asksForCookies: true });
    await portal.find('button', 'Refuse all');
    closePortal();
    document.dispatchEvent(new Event('fp-cookie-settings'));
    await nextFrame();
    expect(document.querySelector('fp-cookie-consent')).to.equal(null);
  });

  for (const [locale, market, href] of [
    ['en-us', 'us', '/en-us/privacy/'],
    ['fr-ca', 'ca', 'https://www.brand.example/fr-ca/privacy/'],
    ['de-de', 'de', '/de-de/privacy-policy/'],
  ])
    it(`[RTE-05] leads from the question to the privacy page of ${locale}`, async () => {
      await openPortal(`/${locale}/contact-us/`, { market: market!, asksForCookies: true });
      await waitUntil(privacyLink, 'the question');
      expect(privacyLink()!.getAttribute('href')).to.equal(href);
    });

  it('[RTE-05][RTE-27] stays with whoever reads the privacy page first', async () => {
    const portal = await openPortal('/en-us/contact-us/', { asksForCookies: true });
    await portal.find('button', 'Refuse all');
    privacyLink()!.click();
    await waitUntil(() => location.pathname === '/en-us/privacy/', 'the page');
    expect(portal.has('button', 'Refuse all')).to.equal(true);
  });

  it('[RTE-05][MOD-04] asks before it leads to the Canadian privacy page', async () => {
    const portal = await openPortal('/en-ca/contact-us/', { market: 'ca', asksForCookies: true });
    await portal.find('button', 'Refuse all');
    privacyLink()!.click();
    await portal.find('link', 'Continue');
    expect(portal.left).to.deep.equal([]);
  });

  it('[FTR-04] opens its settings from the footer, in the page’s language', async () => {
    await setViewport(1280);
    const portal = await openPortal('/fr-ca/contact-us/', { market: 'ca' });
    await portal.page('Nous contacter');
    (await portal.find('button', /témoins|cookies/i)).click();
    await waitUntil(
      () => document.querySelector('fp-cookie-consent')?.renderRoot.querySelector('dialog')?.open,
      'the settings open',
    );
    await expectAccessible(document.querySelector('fp-cookie-consent')!);
  });

  for (const press of ['Try again', 'Cookie settings'])
    it(`[FTR-04] says no longer that the settings were lost as “${press}” brings them, and gives the focus back to the footer`, async () => {
      const portal = await openPortal('/en-us/contact-us/');
      const consent = document.createElement('fp-cookie-consent');
      document.body.append(consent);
      consent.open = () => Promise.reject(new Error('The words are lost'));
      const opener = await portal.find('button', 'Cookie settings');
      opener.focus();
      opener.click();
      await portal.find('button', 'Try again');
      Reflect.deleteProperty(consent, 'open');
      const again = await portal.find('button', press);
      again.focus();
      again.click();
      const dialog = () => consent.renderRoot.querySelector('dialog');
      await waitUntil(() => dialog()?.open, 'the settings open');
      control(consent, 'Close').click();
      await waitUntil(() => focused() === opener, 'the footer has the focus');
      await waitUntil(() => !portal.has('button', 'Try again'), 'nothing says so');
      consent.remove();
    });
});
