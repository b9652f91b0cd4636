import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { control, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';

const long =
  'Northwind Deliveries and Refrigerated Long Distance Haulage Company of the Greater Lakeside Area';
const word = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerkbauunterbeamtengesellschaft';
const companies = [
  { id: 'long', name: `${long}, Northern Branch` },
  { id: 'word', name: word },
  { id: 'short', name: 'Harbour Haulage' },
];

async function mountOpen(companyId: string): Promise<FpHeader> {
  const header = await mountHeader({ session: signedIn(), companies, companyId });
  await openMenu(header, /^Company/, 'Harbour Haulage');
  settle(header);
  return header;
}

describe('long company names in the dropdown', () => {
  for (const { id, name } of companies.slice(0, 2)) {
    it(`[HDR-10] end after two lines, with the check mark beside them (${id})`, async () => {
      const header = await mountOpen(id);
      const list = header.renderRoot.querySelector('fp-dropdown')?.shadowRoot?.querySelector('ul');
      const bounds = list!.getBoundingClientRect();
      const row = control(list!, name);
      // Two lines of 21 px and the row's padding.
      expect(row.getBoundingClientRect().height).to.be.within(32, 50.5);
      expect(list!.scrollWidth).to.equal(list!.clientWidth);
      const mark = seen(row, '.check svg')[0]!.getBoundingClientRect();
      expect(mark.width).to.equal(16);
      expect([mark.left >= bounds.left, mark.right <= bounds.right]).to.deep.equal([true, true]);
    });
  }

  it('[HDR-10] are there in full, by name and on hover', async () => {
    const header = await mountOpen('short');
    for (const { name } of companies) {
      const row = control(header.renderRoot.querySelector('fp-dropdown')!, name);
      expect([nameOf(row), row.title]).to.deep.equal([name, name]);
    }
  });

  auditIt('[LAY-02] leave axe nothing to find', async () => {
    await expectAccessible(await mountOpen('word'));
  });
});
