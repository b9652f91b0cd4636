import { expect, oneEvent } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import type { FpNavigateEvent } from '../events/index.ts';
import { all, footer, market, named, textOf } from './footer.fixture.ts';

describe('<fp-footer> with active products', () => {
  it('[FTR-04] lists active products only for people who are signed in and have some', async () => {
    const node = { type: 'route', label: 'Active products', target: { path: '#active-products' } };
    const sections = [{ label: 'Apps', nodes: [node] }, ...market.footer.sections];
    const products = [{ label: 'Telematics', href: '/en-ca/telematics/' }];
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections } }),
      products,
    });
    expect(all(element, '.products')).to.have.length(0);
    expect(all(element, '.section > h2').map(textOf)).to.deep.equal(['Company', 'Legal']);
    element.session = signedIn();
    await element.updateComplete;
    expect(named(element, 'Telematics').getAttribute('href')).to.equal('/en-ca/telematics/');
    element.products = [];
    await element.updateComplete;
    expect(all(element, '.products')).to.have.length(0);
  });

  it('[FTR-04] marks active products of other sites as external, so that they are left to the browser', async () => {
    const node = { type: 'route', label: 'Active products', target: { path: '#active-products' } };
    const element = await footer({
      market: sampleMarket({ footer: { ...market.footer, sections: [{ label: 'Apps', nodes: [node] }] } }),
      session: signedIn(),
      products: [
        { label: 'Telematics', href: '/en-ca/telematics/' },
        { label: 'Charging', href: `${location.origin}/proxy/charging/` },
      ],
    });
    const links = all<HTMLAnchorElement>(element, '.products a');
    expect(links.map(({ rel }) => rel)).to.deep.equal(['', 'external noopener']);
    expect(textOf(links[1]!)).to.equal('Charging (external site)');
    element.addEventListener('fp-navigate', (event) => event.preventDefault());
    setTimeout(() => links[1]!.click());
    const { isExternal } = await oneEvent<FpNavigateEvent>(element, 'fp-navigate');
    expect(isExternal).to.equal(true);
  });
});
