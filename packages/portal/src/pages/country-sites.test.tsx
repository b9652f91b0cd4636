import { expect } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';

describe('the country sites', () => {
  afterEach(closePortal);

  /** Replaces the list of all sites. */
  function answerSites(markets: object[]): void {
    answerFetch(({ pathname }) => (pathname === '/markets.json' ? Response.json({ markets }) : null));
  }

  it('[FTR-03] lists every site with its languages and marks this one', async () => {
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('Canada');
    expect(portal.get('list', 'Languages of Canada').textContent).to.match(/English.*Français/);
    expect(elements(portal.container, 'heading').map(({ textContent }) => textContent)).to.include.members([
      'Americas',
      'Europe',
      'Sweden',
    ]);
    const links = [...portal.container.querySelectorAll<HTMLAnchorElement>('.site a')];
    expect(new Set(links.map(({ rel }) => rel))).to.deep.equal(new Set(['external']));
    expect(new Set(links.map(({ href }) => href)).size, 'one link to an address').to.equal(links.length);
  });

  it('[HDR-09] tells two locales of one language apart by their countries', async () => {
    const site = { id: 'na', title: 'North', countryCode: '', allowedLocales: ['en-us', 'en-ca', 'fr-ca'] };
    answerSites([{ ...site, url: '' }]);
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('North');
    const languages = portal.get('list', 'Languages of North').children;
    expect([...languages].map(({ textContent }) => textContent)).to.deep.equal([
      'English (United States)',
      'English (Canada)',
      'Français',
    ]);
  });

  it('[RTE-25] names the languages of a site as text where its address is empty or unsafe', async () => {
    const site = { countryCode: 'ca', allowedLocales: ['en-ca', 'fr-ca'] };
    const sites = [
      { ...site, id: 'empty', title: 'Empty', url: '' },
      { ...site, id: 'unsafe', title: 'Unsafe', url: 'javascript:alert(1)' },
    ];
    answerSites(sites);
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('Unsafe');
    expect(portal.get('list', 'Languages of Unsafe').textContent).to.equal('EnglishFrançais');
    expect(portal.container.querySelectorAll('.site a').length).to.equal(0);
    expect(
      [...portal.container.querySelectorAll<HTMLElement>('.site [lang]')].map(({ lang }) => lang),
    ).to.deep.equal(['en-ca', 'fr-ca', 'en-ca', 'fr-ca']);
  });

  it('[FTR-03] leads to a site that names no languages by its name', async () => {
    const site = { countryCode: '', allowedLocales: [], url: 'https://north.example/' };
    answerSites([
      { ...site, id: 'north', title: 'North' },
      { ...site, id: 'unsafe', title: 'Unsafe', url: 'javascript:alert(1)' },
    ]);
    const portal = await openPortal('/en-us/country-sites/');
    await portal.page('North');
    const links = [...portal.container.querySelectorAll<HTMLAnchorElement>('.site a')];
    expect(links.map(({ href }) => href)).to.deep.equal(['https://north.example/']);
    expect(elements(portal.container, 'list').map(({ ariaLabel }) => ariaLabel)).not.to.include(
      'Languages of North',
    );
  });

  it('[API-09] says that the list failed and loads it again on request', async () => {
    const faults = [{ call: 'getMarketSummaries', body: 'malformed' as const, times: 1 }];
    const portal = await openPortal('/en-us/country-sites/', { faults });
    expect(await portal.find('alert', /could not be loaded/)).to.exist;
    await expectAccessible(document.body, { page: true });
    portal.get('button', 'Try again').click();
    await portal.page('Canada');
  });
});
