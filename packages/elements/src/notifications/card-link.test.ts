import { expect } from '@open-wc/testing';
import { control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mountDrawer, notification } from './drawer.fixture.ts';

describe('the title of a notification that leads somewhere', () => {
  it('[NTF-02][NAV-06] says that it leads to another site, and nothing of the kind of a page of this one', async () => {
    const notifications = [
      notification('a', { link: 'https://partner.example/' }),
      notification('b', { link: '/charging/' }, 1),
    ];
    const drawer = await mountDrawer({ notifications });
    const links = seen<HTMLAnchorElement>(drawer, 'h4 a');
    expect(links.map((link) => [nameOf(link), link.rel])).to.deep.equal([
      ['Title a (external site)', 'external noopener'],
      ['Title b', ''],
    ]);
  });

  it('[NTF-03] has a link of 44 px for fingers, which leaves the buttons above theirs', async () => {
    const drawer = await mountDrawer({ notifications: [notification('b', { link: '/charging/' })] }, 320);
    const at = (x: number, y: number) => drawer.shadowRoot!.elementFromPoint(x, y);
    const link = control(drawer, 'Title b');
    await waitUntil(() => at(200, 200)?.closest('.card'), 'the card is drawn');
    const { left, top, bottom } = link.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    for (const off of [-21, 0, 21])
      expect(link.contains(at(left + 4, middle + off)), `${off} px`).to.equal(true);
    for (const button of controls(drawer, /Title b$/).filter((one) => one !== link)) {
      const box = button.getBoundingClientRect();
      expect(button.contains(at(box.left + 22, box.bottom - 1)), nameOf(button)).to.equal(true);
    }
  });
});
