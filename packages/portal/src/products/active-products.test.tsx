import { expect } from '@open-wc/testing';
import { answerFetch } from '../../../../test/helpers/answer-fetch.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { noteConsoleInEach } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements, nameOf } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const service = '/products-translation/translation/fetch/';
const sites = '/markets.json';

/** The hint on a link to another site. */
const hint = / \((external site|externe Website)\)$/;
const shown = async (portal: OpenPortal, name: string) =>
  elements(await portal.find('list', name), 'link').map((link) => [
    nameOf(link).replace(hint, ''),
    link.getAttribute('href'),
  ]);
const names = async (portal: OpenPortal, name: string) => (await shown(portal, name)).map(([label]) => label);
const called = ({ begun }: OpenPortal, path: string) => begun.filter((url) => url.includes(path)).length;
const products = ({ container }: OpenPortal, tag: 'fp-header' | 'fp-footer') =>
  container.querySelector(tag)?.products;

describe('the active products', () => {
  const warnings = noteConsoleInEach('warn');
  before(() => setViewport(1280));
  afterEach(closePortal);

  it('[GAT-09] stand in the footer by their names, without native applications', async () => {
    const portal = await openPortal('/de-de/contact-us/', { market: 'de', person: 'fleet-customer' });
    const partner = (id: string) => {
      const endpoint = `account-api/v1/token-exchange/partner-app?app-id=${id}`;
      return new RegExp(`/proxy-api-request/\\?redirect=.*${encodeURIComponent(endpoint)}$`);
    };
    await portal.find('link', /^E-Umstiegshilfe/);
    const list = await shown(portal, 'Aktive Produkte');
    expect(list.map(([label]) => label)).to.deep.equal(['Telematik', 'Laden', 'E-Umstiegshilfe']);
    expect(list[0]?.[1]).to.match(partner('app-telematics'));
    expect(list[1]?.[1]).to.match(partner('app-charging'));
    expect(list[2]?.[1]).to.equal(`${location.origin}/en-us/e-switch-assist/detailed-assessment/`);
    expect(called(portal, `${service}de-de`)).to.equal(1);
    await expectAccessible(portal.container);
  });

  it('[MOB-03] are the same in the header', async () => {
    const portal = await openPortal('/de-de/contact-us/', { market: 'de', person: 'fleet-customer' });
    await waitUntil(() => products(portal, 'fp-header')?.length === 3, 'the header knows them');
    expect(products(portal, 'fp-header')).to.equal(products(portal, 'fp-footer'));
  });

  it('[GAT-09] are without partners’ applications in .com', async () => {
    const portal = await openPortal('/en-us/contact-us/', { person: 'fleet-customer' });
    await portal.find('link', /^E-Switch Assist/);
    expect(await names(portal, 'Active products')).to.deep.equal(['E-Switch Assist']);
  });

  it('[GAT-09] are none for a visitor, and nothing is asked for', async () => {
    const portal = await openPortal('/de-de/contact-us/', { market: 'de' });
    await waitUntil(() => products(portal, 'fp-footer'));
    expect(products(portal, 'fp-footer')).to.deep.equal([]);
    expect([called(portal, service), called(portal, sites)]).to.deep.equal([0, 0]);
  });

  it('[GAT-09] ask for the country sites only where a product leads to one', async () => {
    const portal = await openPortal('/de-de/contact-us/', { market: 'de', person: 'ford-employee' });
    expect(await names(portal, 'Aktive Produkte')).to.deep.equal(['Telematik']);
    expect(called(portal, sites)).to.equal(0);
  });

  it('[RTE-10] are without the assessment where the country sites cannot be had, which is logged', async () => {
    const faults = [{ call: 'getMarketSummaries', status: 500 }];
    const portal = await openPortal('/de-de/contact-us/', { market: 'de', person: 'fleet-customer', faults });
    await waitUntil(() => warnings.some((line) => line.includes('getMarketSummaries: status 500')));
    expect(await names(portal, 'Aktive Produkte')).to.deep.equal(['Telematik', 'Laden']);
  });

  for (const [REACT_APP_ENV, expected] of [
    ['local', ['Telematics', 'Charging', 'E-Switch Assist']],
    ['prod', ['Telematics', 'Charging', 'E switch assist']],
  ] as const) {
    it(`[API-03] have English names in ${REACT_APP_ENV} where the service fails, which is logged`, async () => {
      const portal = await openPortal('/de-de/contact-us/', {
        market: 'de',
        person: 'fleet-customer',
        environment: { REACT_APP_ENV, PRODUCTS_TRANSLATION_URL: '/nowhere/' },
      });
      await portal.find('link', new RegExp(`^${expected[2]}`));
      expect(await names(portal, 'Aktive Produkte')).to.deep.equal(expected);
      expect(warnings.filter((line) => line.includes('getProductsTranslations'))).to.have.length(1);
    });
  }

  it('[API-03] are no longer asked for once the person signs out', async () => {
    let signal: AbortSignal | null | undefined;
    answerFetch(({ pathname }, init) => {
      if (!pathname.includes(service)) return null;
      signal = init?.signal;
      return new Promise((_, fail) => signal?.addEventListener('abort', () => fail(new Error('given up'))));
    });
    const portal = await openPortal('/de-de/contact-us/', { market: 'de', person: 'fleet-customer' });
    await waitUntil(() => signal, 'the service is asked');
    expect(products(portal, 'fp-footer')).to.deep.equal([]);
    const logout = new Event('fp-logout', { bubbles: true, cancelable: true });
    portal.container.querySelector('fp-header')?.dispatchEvent(Object.assign(logout, { href: '/logout' }));
    await waitUntil(() => signal?.aborted, 'the call is given up');
    closePortal();
    expect(warnings.filter((line) => line.includes('getProductsTranslations'))).to.deep.equal([]);
  });
});
