import { expect, oneEvent } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { composedEscape } from '../../../../../test/helpers/composed-escape.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { arrives, control, focused, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import type { FpSearchEvent } from '../../events/index.ts';
import { mountHeader, tools } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { field, fieldArrives, openField } from './search.fixture.ts';

const bar = (header: FpHeader) => seen(header, '.main-bar')[0]!;

describe('mobile header with a search field', () => {
  withoutMargin();

  it('[HDR-11] opens the search field by its toggle, over the bar, and puts the focus into it', async () => {
    const header = await mountHeader({ search: true }, 320);
    expect(field(header)).to.equal(undefined);
    await openField(header);
    expect(header.getBoundingClientRect().height).to.equal(56);
    await expectAccessible(header);
  });

  for (const way of ['Escape', 'its button'] as const) {
    it(`[HDR-11] closes the search field by ${way} and gives the toggle the focus back`, async () => {
      const header = await mountHeader({ search: true }, 320);
      const { toggle } = await openField(header);
      if (way === 'Escape') await sendKeys({ press: 'Escape' });
      else control(header, 'Close: Search').click();
      await waitUntil(() => !field(header), 'the field goes');
      expect(focused()).to.equal(toggle);
    });
  }

  it('[HDR-11][HDR-13] gives the toggle the focus where another page closes the field, and begins anew there', async () => {
    const header = await mountHeader({ search: true }, 320);
    const { toggle } = await openField(header);
    await sendKeys({ type: 'charg' });
    header.currentPath = '/en-ca/charging/';
    await waitUntil(() => !field(header), 'the field goes');
    expect(focused()).to.equal(toggle);
    header.currentPath = '/en-ca/charging/map/';
    await header.updateComplete;
    toggle.click();
    expect((await fieldArrives(header)).value).to.equal('');
  });

  it('[HDR-11] leaves an Escape to what is being composed in the field', async () => {
    const header = await mountHeader({ search: true }, 320);
    const { input } = await openField(header);
    input.dispatchEvent(composedEscape());
    await header.updateComplete;
    expect(field(header)).to.equal(input);
  });

  it('[HDR-12] shows the workspace title and a toggle in place of the search field on narrow widths', async () => {
    const header = await mountHeader({ search: true, session: signedIn(), workspaceTitle: 'Insights' }, 800);
    await waitUntil(() => header.renderRoot.querySelector('fp-search-bar'), 'the search is loaded');
    await arrives(header, 'Search');
    expect(seen(header, '[part=workspace-title]').map(nameOf)).to.deep.equal(['Insights']);
    expect(tools(header)).to.include('Search');
    expect(field(header)).to.equal(undefined);
    header.session = signedIn({}, { SESSIONID: null });
    header.workspaceTitle = '';
    await fieldArrives(header);
    expect(seen(header, '#search')).to.have.length(0);
  });

  it('[HDR-12] shows the search field from 1024 px, and neither title nor toggle', async () => {
    const header = await mountHeader({ search: true, session: signedIn(), workspaceTitle: 'Insights' }, 1024);
    await fieldArrives(header);
    expect(seen(header, '[part=workspace-title], #search')).to.have.length(0);
  });

  it('[HDR-12] keeps what was typed and the focus when the window becomes wide', async () => {
    const header = await mountHeader({ search: true }, 800);
    const input = await fieldArrives(header);
    input.focus();
    await sendKeys({ type: 'cargo' });
    await setViewport(1280);
    await waitUntil(() => bar(header).querySelector('fp-search-bar') === null, 'the field moves');
    const moved = await fieldArrives(header);
    expect(moved.value).to.equal('cargo');
    await waitUntil(() => focused() === moved, 'the field has the focus');
  });

  for (const [width, height] of [
    [1000, 40],
    [1280, 32],
  ] as const) {
    it(`[HDR-13] has a field of ${height} px at ${width} px, 300 px wide where there is room`, async () => {
      const header = await mountHeader({ search: true }, width);
      await fieldArrives(header);
      const box = () => field(header)?.closest('[part=field]')?.getBoundingClientRect();
      await waitUntil(() => box()?.height === height, 'the field has its height');
      expect(box()!.width).to.equal(300);
    });
  }

  it('[HDR-13] says what was searched for, and puts the narrow field away, whose toggle gets the focus', async () => {
    const header = await mountHeader({ search: true }, 320);
    await openField(header);
    await sendKeys({ type: 'charging' });
    const searched = oneEvent<FpSearchEvent>(document, 'fp-search');
    await sendKeys({ press: 'Enter' });
    expect((await searched).query).to.equal('charging');
    await waitUntil(() => !field(header), 'the field goes');
    expect(nameOf(focused()!)).to.equal('Search');
  });

  it('[HDR-13] brings the narrow field back, with the focus, where the search fails later', async () => {
    const header = await mountHeader({ search: true }, 320);
    (await arrives(header, 'Search')).click();
    await fieldArrives(header);
    await sendKeys({ type: 'charging' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => !field(header), 'the field goes');
    header.searchError = 'The search is not there.';
    const input = await fieldArrives(header);
    await waitUntil(() => focused() === input, 'the field has the focus');
    expect(nameOf(seen(header, '[part=error]')[0]!)).to.contain('The search is not there.');
  });

  it('[HDR-13] has no field and no toggle any more where the host takes the search away', async () => {
    const header = await mountHeader({ search: true }, 320);
    await arrives(header, 'Search');
    header.search = false;
    await waitUntil(() => !tools(header).includes('Search'), 'the toggle goes');
    await setViewport(1280);
    await header.updateComplete;
    expect(field(header) === undefined).to.equal(true);
    header.search = true;
    await fieldArrives(header);
  });
});
