import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { drawer, mountOpen } from './drawer.fixture.ts';

describe('active products in the drawer', () => {
  it('[MOB-03] marks those of other sites as external, so that they are left to the browser', async () => {
    const header = await mountOpen({
      session: signedIn(),
      products: [
        { label: 'Telematics', href: '/en-ca/telematics/' },
        { label: 'Charging', href: `${location.origin}/proxy/charging/` },
      ],
    });
    const links = [...drawer(header)!.querySelectorAll<HTMLAnchorElement>('.products a')];
    expect(links.map(({ rel }) => rel)).to.deep.equal(['', 'external noopener']);
    expect(links[1]!.textContent).to.include('(external site)');
    await expectAccessible(header);
  });

  it('[GAT-09][SES-02] go with the session', async () => {
    const header = await mountOpen({
      session: signedIn(),
      products: [{ label: 'Telematics', href: '/en-ca/telematics/' }],
      currentPath: '/en-ca/telematics/',
    });
    expect(drawer(header)!.querySelectorAll('.products [aria-current=page]')).to.have.length(1);
    header.session = visitor;
    await waitUntil(() => !drawer(header)!.querySelector('.products'), 'the products go');
  });

  it('[RTE-25] are left out where they have no name or no safe address', async () => {
    const products: unknown[] = [
      null,
      'x',
      { label: 'Nowhere' },
      { href: '/en-ca/' },
      { label: 'Script', href: 'javascript:alert(1)' },
      { label: 'Telematics', href: '/en-ca/telematics/' },
    ];
    const header = await mountOpen({ session: signedIn(), products: products as [] });
    const links = [...drawer(header)!.querySelectorAll<HTMLAnchorElement>('.products a')];
    expect(links.map((link) => link.getAttribute('href'))).to.deep.equal(['/en-ca/telematics/']);
  });
});
