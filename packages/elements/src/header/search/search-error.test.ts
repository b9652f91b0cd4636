import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { arrives, control, focused, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { fieldArrives, fields } from './search.fixture.ts';

const wrong = 'The search did not answer. Try again.';
const errors = (header: FpHeader) => seen(header, '[part=error]');
const input = (header: FpHeader) => fields(header)[0]!;
const goes = (header: FpHeader) => waitUntil(() => errors(header).length === 0, 'the error goes');

async function mountFailed(searchError = wrong, width = 1280): Promise<FpHeader> {
  const header = await mountHeader({ search: true }, width);
  await waitUntil(() => fields(header).length === 1, 'the field arrives');
  header.searchError = searchError;
  await waitUntil(() => errors(header).length === 1, 'the error shows');
  settle(header);
  return header;
}

describe('the error of the header’s search', () => {
  it('[HDR-13] lets go of the navigation on the first press elsewhere, which reaches its node', async () => {
    const header = await mountFailed();
    const button = control(header, 'Vehicles');
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    button.click();
    await arrives(header, 'Compare models');
    expect(errors(header)).to.have.length(0);
  });

  it('[HDR-13] lies over no node that has the focus', async () => {
    const header = await mountFailed();
    input(header).focus();
    expect(errors(header)).to.have.length(1);
    for (const name of ['Vehicles', 'Charging']) {
      header.searchError = '';
      await header.updateComplete;
      header.searchError = wrong;
      await header.updateComplete;
      await waitUntil(() => errors(header).length === 1, 'the error shows');
      control(header, name).focus();
      await goes(header);
    }
    expect(focused() === control(header, 'Charging')).to.equal(true);
  });

  it('[HDR-13] is no more where a menu opens without a press or focus', async () => {
    const header = await mountFailed();
    control(header, 'Vehicles').click();
    await goes(header);
  });

  it('[HDR-13] is closed by the first Escape in the field, which closes nothing else', async () => {
    const header = await mountHeader({ search: true }, 320);
    (await arrives(header, 'Search')).click();
    await waitUntil(() => fields(header).length === 1 && focused() === input(header), 'the field arrives');
    await sendKeys({ type: 'x' });
    header.searchError = wrong;
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    await sendKeys({ press: 'Escape' });
    await goes(header);
    expect([input(header).value, seen(header, 'fp-search-row[open]').length]).to.deep.equal(['x', 1]);
  });

  it('[HDR-13] opens no closed row where it is taken away as a framework or an attribute does', async () => {
    const header = await mountHeader({ search: true }, 320);
    (await arrives(header, 'Search')).click();
    await waitUntil(() => fields(header).length === 1, 'the field arrives');
    header.setAttribute('search-error', wrong);
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    control(header, 'Close: Search').click();
    await waitUntil(() => fields(header).length === 0, 'the field goes');
    header.removeAttribute('search-error');
    await header.updateComplete;
    await header.updateComplete;
    expect(fields(header)).to.have.length(0);
  });

  it('[HDR-13] waits in a closed row for the press that opens it', async () => {
    const header = await mountHeader({ search: true, searchError: wrong }, 320);
    const toggle = await arrives(header, 'Search');
    toggle.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }));
    toggle.focus();
    toggle.click();
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    await waitUntil(() => focused() === input(header), 'the field has the focus');
    expect(errors(header)).to.have.length(1);
  });

  it('[HDR-13] waits in the row that a search has closed while somebody types in a field of the page', async () => {
    const header = await mountHeader({ search: true }, 320);
    const toggle = await arrives(header, 'Search');
    toggle.click();
    (await fieldArrives(header)).focus();
    await sendKeys({ type: 'x' });
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => fields(header).length === 0, 'the row closes');
    const own = document.createElement('input');
    header.after(own);
    own.focus();
    header.searchError = wrong;
    await header.updateComplete;
    await header.updateComplete;
    expect([errors(header).length, focused() === own]).to.deep.equal([0, true]);
    toggle.click();
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    own.remove();
  });

  it('[HDR-13] stays closed where the window’s width moves the field, until the next', async () => {
    const header = await mountFailed();
    control(header, 'Vehicles').focus();
    await goes(header);
    // Otherwise the focus would move to the bar of the other width.
    control(header, 'Vehicles').blur();
    await setViewport(800);
    await waitUntil(() => seen(header, '.main-bar fp-search-bar').length === 1, 'the field moves');
    await header.updateComplete;
    expect(errors(header)).to.have.length(0);
    header.searchError = '';
    await header.updateComplete;
    header.searchError = wrong;
    await waitUntil(() => errors(header).length === 1, 'the next shows');
    await setViewport(1280);
    await waitUntil(() => errors(header).length === 1, 'it moves with the field');
  });

  it('[HDR-13] keeps to the header’s bars with 500 characters at 1024 px and at 1280 px', async () => {
    const words = 'The search did not answer. Try again. '.repeat(14).slice(0, 500);
    const header = await mountFailed(words, 1024);
    for (const width of [1024, 1280]) {
      await setViewport(width);
      await waitUntil(() => errors(header).length === 1, 'it is seen');
      await header.updateComplete;
      const error = errors(header)[0]!.getBoundingClientRect();
      expect(error.width).to.be.at.most(277);
      expect(error.bottom).to.be.at.most(header.getBoundingClientRect().bottom + 16);
    }
    await expectAccessible(header);
  });

  for (const width of [320, 1280]) {
    it(`[HDR-13] shows the same error again after another search at ${width} px, and has it read aloud`, async () => {
      const header = await mountHeader({ search: true }, width);
      const refuse = () => (header.searchError = 'At least three letters.');
      header.addEventListener('fp-search', refuse);
      if (width < 1024) (await arrives(header, 'Search')).click();
      (await fieldArrives(header)).focus();
      await sendKeys({ type: 'x' });
      const said = [];
      for (const time of ['first', 'second', 'third']) {
        await sendKeys({ press: 'Enter' });
        await waitUntil(() => errors(header).length === 1, `the ${time} error shows`);
        await header.updateComplete;
        (await fieldArrives(header)).focus();
        said.push(seen(header, '[role=alert]')[0]!.textContent);
      }
      const [first, again] = ['At least three letters.', 'At least three letters.\u00a0'];
      expect(said).to.deep.equal([first, again, first]);
    });
  }
});
