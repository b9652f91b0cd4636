import { visitor } from '@fleet-portal/model/rules';
import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { focused } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader } from '../header.fixture.ts';
import { field, fieldArrives } from './search.fixture.ts';

describe('the header’s search field', () => {
  it('[HDR-13] begins anew on another page, unless somebody is typing', async () => {
    const header = await mountHeader({ search: true }, 1280);
    (await fieldArrives(header)).focus();
    await sendKeys({ type: 'charg' });
    header.currentPath = '/en-ca/charging/';
    await header.updateComplete;
    expect(field(header)!.value).to.equal('charg');
    field(header)!.blur();
    header.currentPath = '/en-ca/charging/#map';
    await header.updateComplete;
    expect(field(header)!.value).to.equal('charg');
    header.currentPath = '/en-ca/charging/map/';
    await waitUntil(() => field(header)!.value === '', 'the field is empty');
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
