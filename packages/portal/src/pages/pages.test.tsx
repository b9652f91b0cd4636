import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

describe('the fixed pages', () => {
  afterEach(closePortal);

  const pages: [string, string, string?][] = [
    ['/en-us/account/', 'Account', 'fleet-customer'],
    ['/en-us/account/?active-tab=billing', 'Company details', 'fleet-customer'],
    ['/en-us/account/privacy-settings/', 'Connected Vehicle Data Sharing', 'fleet-customer'],
    ['/en-us/manage-subscriptions/', 'Manage subscriptions', 'fleet-customer'],
    ['/en-us/data-sharing/', 'Data sharing', 'fleet-customer'],
    ['/en-us/termsAndConditions/', 'Terms and conditions'],
    ['/en-us/TermsAndConditions/', 'Terms and conditions'],
    ['/en-us/privacy-policy/', 'Privacy policy'],
    ['/en-us/sitemap/', 'Sitemap'],
    ['/en-us/country-sites/', 'Canada'],
    ['/en-us/sign-in-error/', 'You could not be signed in'],
    ['/en-us/blank/', 'Blank page'],
    ['/en-us/403Page/', 'You do not have access to this page'],
    ['/en-us/404Page/', 'This page does not exist'],
    ['/en-us/ErrorPage/', 'Something went wrong'],
    ['/en-us/apigeetest/', 'Connection test'],
    ['/en-us/transaction-preview/', 'Transaction preview'],
    ['/en-us/updates/', 'Get updates'],
    ['/en-us/updates/', 'Topics', 'dealer'],
    ['/en-us/contact-us/', 'Contact us'],
    ['/contact-us/', 'Contact us'],
  ];
  for (const [url, heading, person] of pages) {
    it(`[RTE-01] ${url} is a page with one main heading that anybody can use`, async () => {
      const portal = await openPortal(url, person ? { person } : {});
      await portal.page(heading);
      expect(portal.container.querySelectorAll('h1')).to.have.length(1);
      expect(document.title).to.match(/ \| United States$/);
      expect(portal.errors).to.deep.equal([]);
      await expectAccessible(document.body, { page: true });
    });
  }

  it('[GAT-10] sign-in-error leads to no login where nobody can sign in', async () => {
    const market = sampleMarket({ tld: '.com', userCanSignIn: false });
    const portal = await openPortal(`/${market.allowedLocales[0]}/sign-in-error/`, { market });
    await portal.page('You could not be signed in');
    expect(portal.container.querySelector('main [href*=login]')).to.equal(null);
  });

  for (const path of ['sign-in-error', 'apigeetest'])
    it(`[GAT-04] ${path} leads to the step-up where the session must be stepped up`, async () => {
      const market = sampleMarket({ tld: '.com' });
      const session = { ...visitor, stepUpRequired: true };
      const portal = await openPortal(`/${market.allowedLocales[0]}/${path}/`, { market, session });
      const login = () => portal.container.querySelector('main .row [href*=redirect]');
      await waitUntil(login, 'the page leads to the login');
      expect(login()?.getAttribute('href')).to.match(/^\/mfa\?/);
    });

  it('[RTE-06] sign-in-error does not exist outside the .com market', async () => {
    const portal = await openPortal('/en-ca/sign-in-error/', { market: 'ca' });
    await portal.page('This page does not exist');
  });
});
