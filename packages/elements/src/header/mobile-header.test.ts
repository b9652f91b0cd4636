import { expect, oneEvent } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { signedIn } from '../../../../test/helpers/fixtures.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpNotificationsOpenEvent, FpSearchEvent } from '../events/index.ts';
import { arrives, control, controls, focused, mountHeader, nameOf, seen, settle } from './header.fixture.ts';
import type { FpHeader } from './header.ts';

const tools = (header: FpHeader) => seen(header, '.end :is(a,button)').map(nameOf);
const field = (header: FpHeader) => seen<HTMLInputElement>(header, 'input[type=search]')[0];
const bar = (header: FpHeader) => seen(header, '.main-bar')[0]!;

async function fieldArrives(header: FpHeader): Promise<HTMLInputElement> {
  await waitUntil(() => field(header), 'the search field arrives');
  return field(header)!;
}

describe('mobile header', () => {
  before(() => document.body.style.setProperty('margin', '0'));
  after(() => document.body.style.removeProperty('margin'));

  it('[HDR-11] has bell, search, log in and menu for visitors', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0 }, 320);
    await arrives(header, 'Search');
    expect(tools(header)).to.deep.equal(['Notifications', 'Search', 'Log in', 'Open menu']);
  });

  it('[HDR-11] has bell, account and menu for those who are signed in, but no search', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0, session: signedIn() }, 320);
    expect(tools(header)).to.deep.equal(['Notifications', 'Account', 'Open menu']);
  });

  it('[HDR-11] hides the menu button from 1024 px', async () => {
    const header = await mountHeader({ search: true, notificationCount: 0 }, 1024);
    expect(tools(header)).to.deep.equal(['Notifications']);
  });

  it('[HDR-11] has no bell where the number of the unread is none', async () => {
    for (const count of [null, undefined, NaN]) {
      const header = await mountHeader({ notificationCount: count as number | null }, 320);
      expect(controls(header, /Notifications/), String(count)).to.have.length(0);
    }
  });

  it('[HDR-11] counts the unread on the bell, up to what fits', async () => {
    const header = await mountHeader({ notificationCount: 7 }, 320);
    const badge = () => seen(header, '.count')[0]?.textContent;
    const overlap = () =>
      (seen(header, '.count')[0]?.getBoundingClientRect().right ?? NaN) -
      control(header, /Notifications/).getBoundingClientRect().right;
    expect(badge()).to.equal('7');
    expect(overlap()).to.be.below(0);
    control(header, 'Notifications: 7');
    header.notificationCount = 1000;
    await header.updateComplete;
    expect(badge()).to.equal('99+');
    control(header, 'Notifications: 99+');
    expect(overlap(), 'the badge over the next button').to.be.at.most(5);
    header.notificationCount = 0;
    await header.updateComplete;
    expect(badge()).to.equal(undefined);
    header.notificationCount = null;
    await header.updateComplete;
    expect(controls(header, /Notifications/)).to.have.length(0);
  });

  it('[HDR-11] takes the count from an attribute, which a host may remove', async () => {
    const header = await mountHeader({}, 320);
    header.setAttribute('notification-count', '4');
    await header.updateComplete;
    control(header, 'Notifications: 4');
    header.removeAttribute('notification-count');
    await header.updateComplete;
    expect(controls(header, /Notifications/)).to.have.length(0);
  });

  it('[HDR-11] says when the bell is pressed', async () => {
    const header = await mountHeader({ notificationCount: 1 });
    setTimeout(() => control(header, 'Notifications: 1').click());
    const event = await oneEvent<FpNotificationsOpenEvent>(document, 'fp-notifications-open');
    expect(event.composed).to.equal(true);
  });

  it('[HDR-11] has tools of 44 px, and never overflows', async () => {
    const header = await mountHeader(
      { search: true, notificationCount: 1000, session: signedIn(), workspaceTitle: 'Insights '.repeat(9) },
      320,
    );
    for (const tool of seen(header, '.end > button')) {
      expect(tool.getBoundingClientRect().width).to.be.at.least(44);
      expect(tool.getBoundingClientRect().height).to.be.at.least(44);
    }
    const right = Math.max(...seen(header, 'a,button').map((one) => one.getBoundingClientRect().right));
    expect(right).to.be.at.most(320);
    expect(header.scrollWidth).to.equal(320);
  });

  it('[HDR-11] opens the search field by its toggle, over the bar, and puts the focus into it', async () => {
    const header = await mountHeader({ search: true }, 320);
    expect(field(header)).to.equal(undefined);
    (await arrives(header, 'Search')).click();
    const input = await fieldArrives(header);
    await waitUntil(() => focused() === input, 'the field has the focus');
    expect(header.getBoundingClientRect().height).to.equal(56);
    await expectAccessible(header);
  });

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

  it('[HDR-14] puts the focus into a field of the host’s own', async () => {
    const header = await mountHeader({ search: true }, 320);
    const own = Object.assign(document.createElement('input'), { slot: 'search' });
    header.append(own);
    (await arrives(header, 'Search')).click();
    await waitUntil(() => focused() === own, 'the field has the focus');
  });

  for (const way of ['Escape', 'its button'] as const) {
    it(`[HDR-11] closes the search field by ${way} and gives the toggle the focus back`, async () => {
      const header = await mountHeader({ search: true }, 320);
      const toggle = await arrives(header, 'Search');
      toggle.click();
      const input = await fieldArrives(header);
      await waitUntil(() => focused() === input, 'the field has the focus');
      if (way === 'Escape') await sendKeys({ press: 'Escape' });
      else control(header, 'Close').click();
      await waitUntil(() => !field(header), 'the field goes');
      expect(focused()).to.equal(toggle);
    });
  }

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

  it('[HDR-12] breaks one long word of a title onto its second line at 320 px', async () => {
    const properties = { notificationCount: 3, session: signedIn(), workspaceTitle: 'Auswertungen' };
    const header = await mountHeader(properties, 320);
    const [title] = seen(header, '[part=workspace-title]');
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = title!;
    expect([scrollWidth, scrollHeight]).to.deep.equal([clientWidth, clientHeight]);
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
    (await arrives(header, 'Search')).click();
    const input = await fieldArrives(header);
    await waitUntil(() => focused() === input, 'the field has the focus');
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

  for (const width of [320, 1280]) {
    it(`[HDR-13] shows the same error again after another search at ${width} px`, async () => {
      const header = await mountHeader({ search: true }, width);
      const refuse = () => (header.searchError = 'At least three letters.');
      header.addEventListener('fp-search', refuse);
      if (width < 1024) (await arrives(header, 'Search')).click();
      const input = await fieldArrives(header);
      input.focus();
      await sendKeys({ type: 'x' });
      for (const time of ['first', 'second']) {
        await sendKeys({ press: 'Enter' });
        await waitUntil(() => seen(header, '[part=error]').length === 1, `the ${time} error shows`);
        await header.updateComplete;
        (await fieldArrives(header)).focus();
      }
      expect(nameOf(seen(header, '[part=error]')[0]!)).to.contain('At least three letters.');
    });
  }

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

  for (const width of [320, 600, 1440]) {
    auditIt(`[LAY-02] has nothing for axe to find with all tools at ${width} px`, async () => {
      const header = await mountHeader(
        { search: true, notificationCount: 12, workspaceTitle: 'Insights', session: signedIn() },
        width,
      );
      await arrives(header, 'Search');
      await expectAccessible(header);
    });
  }

  it('[NTF-07] reads the badge’s “99+” from left to right where the page reads from right to left', async () => {
    document.documentElement.dir = 'rtl';
    const header = await mountHeader({ notificationCount: 120 }, 390);
    const [badge] = seen(header, '.bell .count');
    const text = [...badge!.childNodes].find(
      (node): node is Text => node instanceof Text && node.data !== '',
    )!;
    const left = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    document.documentElement.removeAttribute('dir');
    expect(text.data).to.equal('99+');
    expect(left(0)).to.be.below(left(2));
  });
});
