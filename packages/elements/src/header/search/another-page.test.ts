import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { focused, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { field, fieldArrives, openField } from './search.fixture.ts';

const wrong = 'The search did not answer. Try again.';
const errors = (header: FpHeader) => seen(header, '[part=error]');

describe('the header’s search field', () => {
  it('[HDR-13] begins anew on another page, without its error, unless somebody is typing', async () => {
    const header = await mountHeader({ search: true }, 1280);
    const shown = () => [field(header)!.value, errors(header).length];
    (await fieldArrives(header)).focus();
    await sendKeys({ type: 'charg' });
    header.searchError = wrong;
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    header.currentPath = '/en-ca/charging/';
    await header.updateComplete;
    expect(shown()).to.deep.equal(['charg', 1]);
    field(header)!.blur();
    header.currentPath = '/en-ca/charging/#map';
    await header.updateComplete;
    expect(shown()).to.deep.equal(['charg', 1]);
    header.currentPath = '/en-ca/charging/map/';
    await waitUntil(() => String(shown()) === ',0', 'the field is empty');
    expect(header.searchError).to.equal('');
  });

  it('[HDR-13] begins anew on another page behind its toggle, without its error', async () => {
    const header = await mountHeader({ search: true }, 390);
    const { toggle, input } = await openField(header);
    await sendKeys({ type: 'charg' });
    header.searchError = wrong;
    await waitUntil(() => errors(header).length === 1, 'the error shows');
    input.blur();
    header.currentPath = '/en-ca/charging/';
    await waitUntil(() => !field(header), 'the field goes');
    toggle.click();
    expect((await fieldArrives(header)).value).to.equal('');
    expect(errors(header)).to.have.length(0);
  });

  it('[HDR-13] shows an error that comes with another page', async () => {
    const header = await mountHeader({ search: true, searchError: 'No vehicle is called that.' }, 1280);
    await fieldArrives(header);
    Object.assign(header, { currentPath: '/en-ca/charging/', searchError: wrong });
    await waitUntil(() => errors(header)[0]?.textContent.includes(wrong), 'the new error shows');
  });

  it('[HDR-13] begins anew on another page where it has gone with the visitor that typed', async () => {
    const header = await mountHeader({ search: true }, 1280);
    (await fieldArrives(header)).focus();
    await sendKeys({ type: 'charg' });
    await setViewport(800);
    await waitUntil(() => focused() === field(header), 'the field has the focus again');
    header.session = signedIn();
    await waitUntil(() => !field(header), 'the field goes');
    header.currentPath = '/en-ca/charging/';
    await header.updateComplete;
    header.session = visitor;
    expect((await fieldArrives(header)).value).to.equal('');
  });

  it('[HDR-13] begins anew where the page takes the search away and gives it back', async () => {
    const header = await mountHeader({ search: true, currentPath: '/en-ca/' }, 1280);
    (await fieldArrives(header)).focus();
    await sendKeys({ type: 'charg' });
    header.search = false;
    await header.updateComplete;
    header.search = true;
    expect((await fieldArrives(header)).value).to.equal('');
  });

  it('[HDR-13] stays where a page gives a path that is no text', async () => {
    const header = await mountHeader({ search: true }, 1280);
    await fieldArrives(header);
    for (const wrong of [7, {}, undefined]) {
      Object.assign(header, { currentPath: wrong });
      await header.updateComplete;
    }
    expect(field(header)!.checkVisibility()).to.equal(true);
  });
});
