import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { arrives, control, goes, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, tabbed } from '../menus/menu.fixture.ts';

const market = marketWith(
  tabbed('Vehicles', { Vans: [route('Cargo')], Trucks: [route('Pickups')], Help: [route('Manual')] }),
);
const chosen = (header: FpHeader) => seen(header, '[aria-selected=true]').map(nameOf);
const closes = async (header: FpHeader) => {
  await sendKeys({ press: 'Escape' });
  await goes(header, '.sheet');
};

describe('the tab that a sub-menu opens on', () => {
  it('[NAV-02] is the one with the current page', async () => {
    const header = await mountHeader({ market, currentPath: '/en-ca/pickups/' });
    await openMenu(header, 'Vehicles', 'Pickups');
    expect(chosen(header)).to.deep.equal(['Trucks']);
    expect(control(header, 'Pickups').ariaCurrent).to.equal('page');
  });

  it('[NAV-02] is the first where none has the current page', async () => {
    const header = await mountHeader({ market, currentPath: '/en-ca/elsewhere/' });
    await openMenu(header, 'Vehicles', 'Cargo');
    expect(chosen(header)).to.deep.equal(['Vans']);
    expect(seen(header, '[role=tablist]').map(({ ariaLabel }) => ariaLabel)).to.deep.equal(['Vehicles']);
  });

  it('[NAV-02] goes with the page until somebody has chosen one', async () => {
    const header = await mountHeader({ market, currentPath: '/en-ca/pickups/' });
    await openMenu(header, 'Vehicles', 'Pickups');
    await closes(header);
    header.currentPath = '/en-ca/manual/';
    await header.updateComplete;
    await openMenu(header, 'Vehicles', 'Manual');
    control(header, 'Vans').click();
    await arrives(header, 'Cargo');
    await closes(header);
    header.currentPath = '/en-ca/pickups/';
    await header.updateComplete;
    await openMenu(header, 'Vehicles', 'Cargo');
    expect(chosen(header)).to.deep.equal(['Vans']);
  });
});
