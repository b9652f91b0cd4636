import { expect } from '@open-wc/testing';
import { sampleMarket, signedIn } from '../../../../test/helpers/fixtures.ts';
import { arrives, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { mountHeader, openMenu } from './header.fixture.ts';

describe('the account’s links', () => {
  it('[GAT-08] lists the account links of the person, none of them in a child session', async () => {
    const header = await mountHeader({ session: signedIn({ permissions: ['PARTNER_MANAGEMENT'] }) });
    await openMenu(header, 'Account: J Rivers', 'Log out');
    expect(seen(header.renderRoot.querySelector('fp-dropdown')!, 'a').map(nameOf)).to.deep.equal([
      'Personal settings',
      'Company settings',
      'Terms and conditions',
      'Partner management',
      'Log out',
    ]);
    header.session = signedIn({}, { IS_CHILD_SESSION: true });
    await header.updateComplete;
    const logOut = await arrives(header, 'Log out');
    expect(controls(header, /settings|Terms|Partner/)).to.have.length(0);
    expect(getComputedStyle(logOut.closest('li')!).borderTopWidth).to.equal('0px');
  });

  it('[RTE-03] shows the data sharing settings to the primary user where the market has them', async () => {
    const routes = [{ id: 'p', path: '/account/privacy-settings/', mode: 'layout' }];
    const header = await mountHeader({ session: signedIn(), market: sampleMarket({ routes }) });
    await openMenu(header, 'Account: J Rivers', 'Log out');
    expect(controls(header, 'Connected Vehicle Data Sharing')).to.have.length(0);
    header.blueStarAdmin = true;
    await header.updateComplete;
    await arrives(header, 'Connected Vehicle Data Sharing');
  });
});
