import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../../test/helpers/commands.ts';
import { seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header.fixture.ts';

describe('the room of the search field', () => {
  afterEach(() => setViewport(1280));

  for (const width of [1024, 1440, 1920])
    it(`[LAY-02] is there before the field is, at ${width} px`, async () => {
      const header = await mountHeader({ search: true }, width);
      const lists = () => seen(header, '.top-bar > ul').map((list) => list.getBoundingClientRect().left);
      const before = lists();
      expect(seen(header, 'input')).to.have.length(0);
      await waitUntil(() => seen(header, 'input').length > 0, 'the field comes');
      expect(lists()).to.deep.equal(before);
    });
});
