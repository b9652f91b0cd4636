import { expect } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const closed = { permissionsRequired: ['OFFERS_VIEW'] };
const market = sampleMarket({
  routes: [
    { id: 'offers', path: '/en-ca/offers/', mode: 'aempage' },
    { id: 'offres', path: '/fr-ca/offers/', mode: 'aempage', ...closed },
    { id: 'news', path: '/en-ca/news/', mode: 'aempage', ...closed },
    { id: 'nouvelles', path: '/fr-ca/news/', mode: 'aempage' },
  ],
  navBar: {
    items: ['offers', 'news'].map((label) => ({ type: 'route', label, target: { path: `/${label}/` } })),
  },
});

const shownLinks = () =>
  document.querySelector('fp-header')?.market?.navBar.items.map(({ label }: { label: string }) => label);

describe('a link to a page that asks for more in one language', () => {
  afterEach(closePortal);

  it('[GAT-02] shows where the page opens in the language that is shown, and follows a change of it', async () => {
    await openPortal('/fr-ca/contact-us/', { market, session: signedIn({ permissions: [] }) });
    await waitUntil(() => shownLinks()?.length === 1, 'one link is forbidden');
    expect(shownLinks()).to.deep.equal(['news']);
    const english = Object.assign(document.createElement('a'), { href: '/en-ca/contact-us/' });
    document.querySelector('main')?.append(english);
    english.click();
    await waitUntil(() => shownLinks()?.[0] === 'offers', 'the other one is');
    expect(shownLinks()).to.deep.equal(['offers']);
  });
});
