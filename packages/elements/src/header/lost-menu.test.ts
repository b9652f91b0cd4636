import { expect } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { composedEscape } from '../../../../test/helpers/composed-escape.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { seen } from '../../../../test/helpers/seen.ts';
import { whenLoaded, mountHeader, openMenu } from './header.fixture.ts';

/** A header that failed to load a menu, with text in its search field. */
async function mount() {
  const header = await mountHeader({ search: true });
  await openMenu(header, 'Vehicles', 'Compare models');
  const { menu } = header.renderRoot.querySelector('fp-sub-menu')!.view!;
  menu.close();
  await whenLoaded(header);
  menu.failed = true;
  header.requestUpdate();
  await waitUntil(() => seen(header, 'input')[0], 'the field is there');
  const field = seen<HTMLInputElement>(header, 'input')[0]!;
  field.focus();
  await sendKeys({ type: 'van' });
  const says = async () => {
    await header.updateComplete;
    return seen(header, 'header > [role=alert]').length === 1;
  };
  return { field, says };
}

describe('a header that says that a menu could not be loaded', () => {
  it('[NAV-02] says so no longer after an Escape that the search field has not used', async () => {
    const { field, says } = await mount();
    for (const isLeft of [true, false]) {
      await sendKeys({ press: 'Escape' });
      expect([field.value, await says()]).to.deep.equal(['', isLeft]);
    }
  });

  it('[NAV-02] says so no longer after a press in the page', async () => {
    const { says } = await mount();
    expect(await says()).to.equal(true);
    document.body.click();
    expect(await says()).to.equal(false);
  });

  it('[NAV-02] says so still where an Escape ends what is being composed', async () => {
    const { field, says } = await mount();
    field.dispatchEvent(composedEscape());
    expect([field.value, await says()]).to.deep.equal(['van', true]);
  });
});
