import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys } from '../../../../../test/helpers/commands.ts';
import { arrives, focused, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { FpSearchEvent } from '../../events/index.ts';
import { mountHeader } from '../header.fixture.ts';
import { field, fieldArrives } from './search.fixture.ts';

describe('header with a search view', () => {
  for (const where of ['the page', 'a shadow root'] as const) {
    it(`[HDR-14][HDR-11] puts the focus into the first field of a view whose content is in ${where}`, async () => {
      const header = await mountHeader({ search: true }, 320);
      const view = Object.assign(document.createElement('div'), { slot: 'search' });
      const host = view.appendChild(document.createElement('div'));
      const root = where === 'the page' ? host : host.attachShadow({ mode: 'open' });
      root.innerHTML =
        '<label>Find</label><button disabled>No</button><div><input /></div><button>Go</button>';
      header.append(view);
      (await arrives(header, 'Search')).click();
      await waitUntil(() => focused() === root.querySelector('input'), 'the field has the focus');
    });
  }

  it('[HDR-14] puts the focus into a field of the host’s own, and stays open where something of that closes', async () => {
    const header = await mountHeader({ search: true }, 320);
    const own = Object.assign(document.createElement('input'), { slot: 'search' });
    header.append(own);
    (await arrives(header, 'Search')).click();
    await waitUntil(() => focused() === own, 'the field has the focus');
    own.dispatchEvent(new Event('close', { bubbles: true, composed: true }));
    await header.updateComplete;
    expect(seen(header, 'fp-search-row[open]')).to.have.length(1);
  });

  it('[HDR-14] shows in the error container that a search view did not load, and searches on by itself', async () => {
    const header = await mountHeader({ search: true, searchError: 'Unable to load SearchBar' });
    const input = await fieldArrives(header);
    settle(header);
    const [error] = seen(header, '[part=error]');
    expect(nameOf(error!)).to.contain('Unable to load SearchBar');
    expect(error!.getBoundingClientRect().width).to.be.at.most(277);
    await expectAccessible(header);
    input.focus();
    await sendKeys({ type: 'x' });
    await waitUntil(() => seen(header, '[part=error]').length === 0, 'typing hides the error');
  });

  it('[HDR-14][HDR-13] has the field come back without the error before a search in the view', async () => {
    const header = await mountHeader({ search: true, searchError: 'Unable to load SearchBar' });
    await fieldArrives(header);
    const view = header.appendChild(Object.assign(document.createElement('input'), { slot: 'search' }));
    view.dispatchEvent(new FpSearchEvent('vans'));
    await header.updateComplete;
    view.remove();
    await fieldArrives(header);
    await waitUntil(() => seen(header, '[part=error]').length === 0, 'the error is gone');
  });

  for (const width of [800, 1280]) {
    it(`[HDR-14] gives a search view of the host the field's place at ${width} px`, async () => {
      const header = await mountHeader({ search: true }, width);
      await fieldArrives(header);
      const view = document.createElement('input');
      Object.assign(view, { slot: 'search', ariaLabel: 'Remote search' });
      header.append(view);
      await waitUntil(() => !field(header), 'the own field goes');
      expect(view.checkVisibility()).to.equal(true);
      view.remove();
      await fieldArrives(header);
    });
  }
});
