import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { nameOf } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, tabbed } from '../menus/menu.fixture.ts';
import { enter, mountOpen, rows } from './drawer.fixture.ts';

const marks = (header: FpHeader) =>
  rows(header)
    .filter((row) => row.ariaCurrent)
    .map((row) => [nameOf(row), row.ariaCurrent]);
const finds = (header: FpHeader, name: string) =>
  waitUntil(() => marks(header).some(([row]) => row === name), `${name} is marked`);

const vehicles = tabbed('Vehicles', { Vans: [route('Cargo')], Trucks: [route('Pickups'), route('Cargo')] });
const market = marketWith(vehicles, simple('Insights', [route('Costs')]), route('News'));

describe('the current page in the mobile menu', () => {
  it('[NAV-03] is marked at each level that leads to it', async () => {
    const header = await mountOpen({ market, currentPath: '/en-ca/pickups/' });
    await finds(header, 'Vehicles');
    expect(marks(header)).to.deep.equal([['Vehicles', 'true']]);
    await expectAccessible(header);
    await enter(header, 'Vehicles');
    expect(marks(header)).to.deep.equal([['Trucks', 'true']]);
    await expectAccessible(header);
    await enter(header, 'Trucks');
    expect(marks(header)).to.deep.equal([['Pickups', 'page']]);
  });

  it('[NAV-01][NAV-03] is marked at the nearest of several links to it', async () => {
    const [all, trucks] = ['/shop/', '/shop/#trucks'].map((path) => ({ ...route(path), target: { path } }));
    const header = await mountOpen({ market: marketWith(all!, trucks!), currentPath: '/en-ca/shop/#trucks' });
    await finds(header, '/shop/#trucks');
    expect(marks(header)).to.deep.equal([['/shop/#trucks', 'page']]);
  });

  for (const [what, path, mark] of [
    ['by its own row', '/en-ca/news/', ['News', 'page']],
    ['by the row of a page above it', '/en-ca/news/june/', ['News', 'true']],
    ['by the row of a simple sub-menu', '/en-ca/costs/', ['Insights', 'true']],
  ] as const) {
    it(`[NAV-03] is marked at the root ${what}`, async () => {
      const header = await mountOpen({ market, currentPath: path });
      await finds(header, mark[0]);
      expect(marks(header)).to.deep.equal([mark]);
    });
  }

  it('[NAV-03] is marked under the first of two tabs that lead to it', async () => {
    const header = await mountOpen({ market, currentPath: '/en-ca/cargo/' });
    await enter(header, 'Vehicles');
    expect(marks(header)).to.deep.equal([['Vans', 'true']]);
  });

  it('[MOB-03] is marked at the row of the cart, too', async () => {
    const header = await mountOpen({ currentPath: '/en-ca/cart/' });
    expect(marks(header)).to.deep.equal([['Cart2', 'page']]);
  });

  it('[NAV-03] marks nothing where no row leads to it', async () => {
    const header = await mountOpen({ market, currentPath: '/en-ca/elsewhere/' });
    expect(marks(header)).to.deep.equal([]);
    await enter(header, 'Vehicles');
    expect(marks(header)).to.deep.equal([]);
  });
});
