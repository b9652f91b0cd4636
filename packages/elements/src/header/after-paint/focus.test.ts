import { expect } from '@open-wc/testing';
import { setViewport } from '../../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { control, focused, mountHeader } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';

/** Puts the focus on a control, and waits for what loads when somebody comes near: it hides the empty place of the company. */
async function focusOn(header: FpHeader, name: string): Promise<HTMLElement> {
  const place = control(header, name);
  place.focus();
  await waitUntil(() => header.renderRoot.querySelector('li[hidden]'), 'it is loaded');
  return place;
}

describe('a focus in the header', () => {
  afterEach(() => setViewport(1280));

  for (const name of ['Vehicles', 'J Rivers']) {
    it(`[HDR-03] goes from ${name} to the menu button where the window becomes narrow`, async () => {
      const header = await mountHeader({ session: signedIn() });
      await focusOn(header, name);
      await setViewport(800);
      await waitUntil(() => focused() === control(header, 'Open menu'), 'the menu button has the focus');
    });
  }

  it('[HDR-03] goes from the menu button to the brand where the window becomes wide', async () => {
    const header = await mountHeader({}, 800);
    await focusOn(header, 'Open menu');
    await setViewport(1280);
    await waitUntil(() => focused()?.matches('.brand'), 'the brand has the focus');
  });

  it('[HDR-03] stays elsewhere on the page where somebody has gone there before', async () => {
    const header = await mountHeader();
    const place = await focusOn(header, 'Vehicles');
    place.blur();
    await setViewport(800);
    await waitUntil(() => control(header, 'Open menu'), 'the mobile header is shown');
    expect(document.activeElement).to.equal(document.body);
  });
});
