import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import type { Fault } from '../../../../test/helpers/backend.ts';
import { navigate } from '../../../../test/helpers/navigate.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { silence } from './silence.ts';

/** Records the announcements of the layout's live region from now on. */
function listen({ container }: OpenPortal): string[] {
  const regions = elements(container, 'status').filter((one) => one.matches('.visually-hidden'));
  const said: string[] = [];
  for (const region of regions)
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  return said;
}

/** Goes from the contact page to another, whose responses may be held back or fail. */
async function go(path: string, held: string[], faults: Fault[] = []) {
  const portal = await openPortal('/en-us/contact-us/', { person: 'blue-star-admin', faults });
  await portal.page('Contact us');
  const said = listen(portal);
  for (const part of held) portal.hold(part);
  const since = performance.now();
  navigate(path);
  return { portal, said, since };
}

describe('what is on its way', () => {
  afterEach(closePortal);

  const places = [
    ['a page’s content', '/vehicles/', '/content/', 'Vehicles'],
    ['the countries’ sites', '/country-sites/', '/markets.json', 'Country sites'],
    [
      'the company’s choices',
      '/account/privacy-settings/',
      '/pro/consent/manage',
      'Connected Vehicle Data Sharing',
    ],
  ] as const;
  for (const [what, path, call, title] of places) {
    it(`[RTE-27] ${what}: is said where it takes long, and so is its coming`, async () => {
      const { portal, said } = await go(path, [call]);
      await portal.page(title);
      await waitUntil(() => said.at(-1) === 'Loading', 'it takes long');
      expect(portal.container.querySelector('main .skeleton')).to.exist;
      await expectAccessible(document.body, { page: true });
      portal.letIn();
      await waitUntil(() => said.at(-1) === 'Loaded', 'it has come');
      expect(portal.container.querySelector('main .skeleton')).to.equal(null);
      // On a slow machine, the page itself may have been announced as loading before.
      expect(said.slice(-3)).to.deep.equal([title, 'Loading', 'Loaded']);
    });
  }

  it('[RTE-27] is not said where it comes soon: a page change says the page’s name alone', async () => {
    const { portal, said, since } = await go(
      '/vehicles/',
      [],
      [{ call: 'getContent', delay: 300, times: 1 }],
    );
    await waitUntil(() => portal.container.querySelector('.content'), 'the content has come');
    // On a slow machine, the loading may have been announced.
    if (performance.now() - since < silence) expect(said).to.deep.equal(['Vehicles']);
  });

  it('[RTE-27] is not said to have come where it has failed', async () => {
    const faults = [{ call: 'getContent', status: 500, times: 1 }];
    const { portal, said } = await go('/vehicles/', ['/content/'], faults);
    await waitUntil(() => said.at(-1) === 'Loading');
    portal.letIn();
    await portal.find('alert', /could not be loaded/);
    expect(said.filter(Boolean)).to.deep.equal(['Vehicles', 'Loading']);
  });

  it('[RTE-27] is not said to have come where the visitor goes on to another page', async () => {
    const { portal, said } = await go('/vehicles/', ['/content/']);
    await waitUntil(() => said.at(-1) === 'Loading');
    navigate('/sitemap/');
    await portal.page('Sitemap');
    expect(said.filter(Boolean)).to.deep.equal(['Vehicles', 'Loading', 'Sitemap']);
  });
});
