import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import { control, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import type { FpHeader } from '../header.ts';
import { drawer, enter, mountOpen, pane } from './drawer.fixture.ts';

const long =
  'Northwind Deliveries and Refrigerated Long Distance Haulage Company of the Greater Lakeside Area';
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const companies = [
  { id: 'long', name: long },
  { id: 'word', name: word },
  { id: 'short', name: 'Harbour Haulage' },
];

async function mountCompanies(properties: Partial<FpHeader>, width: number): Promise<FpHeader> {
  const header = await mountOpen({ companies, ...properties }, width);
  await enter(header, 'Account: J Rivers', 'Account');
  return header;
}

describe('long company names in the mobile menu', () => {
  for (const [width, dir] of [
    [320, 'ltr'],
    [400, 'rtl'],
  ] as const) {
    it(`[MOB-05] end after two lines, inside the drawer, at ${width} px (${dir})`, async () => {
      inDirection(dir);
      const header = await mountCompanies({}, width);
      const { left, right } = drawer(header)!.getBoundingClientRect();
      expect(pane(header).scrollWidth).to.equal(pane(header).clientWidth);
      const rows = seen(pane(header), '.companies button');
      expect(rows.map(nameOf)).to.deep.equal([long, word, 'Harbour Haulage']);
      for (const row of rows) {
        const box = row.getBoundingClientRect();
        expect([box.left >= left, box.right <= right]).to.deep.equal([true, true]);
        // Two lines of 20 px and the row's padding.
        expect(box.height).to.be.within(48, 64.5);
      }
    });

    for (const { id, name } of companies) {
      it(`[MOB-05] leave the chosen one’s check mark its room at ${width} px (${dir}, ${id})`, async () => {
        inDirection(dir);
        const header = await mountCompanies({ companyId: id }, width);
        const row = control(header, name);
        expect(row.ariaCurrent).to.equal('true');
        const [check] = seen(row, '.check svg');
        const mark = check!.getBoundingClientRect();
        const { left, right } = drawer(header)!.getBoundingClientRect();
        const text = seen(row, '.text')[0]!.getBoundingClientRect();
        expect(mark.width).to.be.above(15);
        expect([mark.left >= left, mark.right <= right]).to.deep.equal([true, true]);
        expect(dir === 'ltr' ? text.right <= mark.left : text.left >= mark.right).to.equal(true);
      });
    }
  }

  auditIt('[LAY-02] leave axe nothing to find', async () => {
    await expectAccessible(await mountCompanies({ companyId: 'word' }, 320));
  });
});
