import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { arrives, control, focused, nameOf } from '../../../../../test/helpers/seen.ts';
import { focusOn, mountHeader, openMenu } from '../header.fixture.ts';
import { marketWith, route, simple } from './menu.fixture.ts';

const gated = route('Gated', { target: { path: '/gated/', permissionsRequired: ['GATED'] } });
const permissions = ['GATED', 'PARTNER_MANAGEMENT'];
const session = signedIn({ permissions });
const lesser = signedIn({ permissions: [] });

const focusedName = () => nameOf(focused()!);

describe('the focus on a row', () => {
  for (const [menu, above, row] of [
    ['Account: J Rivers', 'Terms and conditions', 'Partner management'],
    ['Menu', 'Open', 'Gated'],
  ] as const) {
    it(`[NAV-01] goes back to ${menu}, which stays open, where the row goes with a permission`, async () => {
      const market = marketWith(simple('Menu', [route('Open'), gated]));
      const header = await mountHeader({ market, session });
      const button = await openMenu(header, menu, row);
      await focusOn(header, above);
      await sendKeys({ press: 'Tab' });
      expect(focusedName()).to.equal(row);
      header.session = lesser;
      await header.updateComplete;
      await new Promise(requestAnimationFrame);
      expect([focusedName(), button.ariaExpanded]).to.deep.equal([menu, 'true']);
    });
  }

  for (const [menu, row, late, width] of [
    ['Account: J Rivers', 'Log out', 'Partner management', 1280],
    ['Account', 'Log out', 'Partner management', 390],
    ['Menu', 'Open', 'Gated', 1280],
  ] as const) {
    it(`[NAV-01] stays on ${row} where ${late} comes above it at ${width} px`, async () => {
      const market = marketWith(simple('Menu', [gated, route('Open')]));
      const header = await mountHeader({ market, session: lesser }, width);
      await openMenu(header, menu, row);
      control(header, row).focus();
      header.session = session;
      await arrives(header, late);
      expect(focusedName()).to.equal(row);
    });
  }

  it('[NAV-01] stays on a node of the bar where another one comes before it', async () => {
    const { navBar } = sampleMarket();
    const market = marketWith(gated, ...navBar.items, route('Contact'));
    const header = await mountHeader({ market, session: lesser });
    await focusOn(header, 'Contact');
    header.session = session;
    await arrives(header, 'Gated');
    expect(focusedName()).to.equal('Contact');
  });
});
