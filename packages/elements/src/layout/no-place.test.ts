import { expect, fixture, html } from '@open-wc/testing';
import { createModal } from '@fleet-portal/model/rules';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { scrollSettles } from '../../../../test/helpers/scroll-settles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../consent/define.ts';
import '../modal/define.ts';
import '../notifications/define.ts';
import '../skip-link/define.ts';
import '../top-notifications/define.ts';

const layouts = {
  'a grid': 'display: grid; gap: 16px',
  'a column': 'display: flex; flex-direction: column; gap: 16px',
};

/** A page with texts before and after elements that have nothing to show. */
async function mount(layout: string) {
  document.cookie = 'fp_cookie_consent=; max-age=0; path=/';
  const page = await fixture<HTMLElement>(html`
    <div style=${layout}>
      <fp-skip-link></fp-skip-link>
      <header>Fleet</header>
      <fp-top-notifications></fp-top-notifications>
      <fp-banner></fp-banner>
      <fp-notification-drawer></fp-notification-drawer>
      <fp-modal modal-id="a" heading="Delete report"></fp-modal>
      <fp-modal-stack></fp-modal-stack>
      <fp-cookie-consent></fp-cookie-consent>
      <main>${Array.from({ length: 60 }, (_, at) => html`<p>${at}</p>`)}</main>
    </div>
  `);
  await setViewport(1280);
  const list = page.querySelector('fp-top-notifications')!;
  const banner = page.querySelector('fp-banner')!;
  const stack = page.querySelector('fp-modal-stack')!;
  await Promise.all([list.updateComplete, banner.updateComplete, stack.updateComplete]);
  await waitUntil(() => page.querySelector('fp-cookie-consent')!.renderRoot.firstElementChild, 'it is there');
  const edge = (selector: string) => page.querySelector(selector)!.getBoundingClientRect();
  return { page, list, banner, stack, room: () => edge('main').top - edge('header').bottom };
}

const note = { id: 'a', variant: 'error', body: 'Closed today.' } as const;

for (const [name, layout] of Object.entries(layouts)) {
  describe(`what has nothing to show in ${name} with a gap`, () => {
    it('[BAN-01] [BAN-02] [MOD-01] takes no place until something comes, and none when it has gone', async () => {
      const { list, banner, stack, room } = await mount(layout);
      expect(room()).to.equal(16);
      list.notifications = [note];
      banner.text = 'The site is being updated.';
      stack.push(createModal({ id: 'b', title: 'News', children: 'Text' }));
      await Promise.all([list.updateComplete, banner.updateComplete, stack.updateComplete]);
      expect(room()).to.equal(list.offsetHeight + banner.offsetHeight + 3 * 16);
      list.notifications = [];
      banner.text = '';
      stack.pop();
      await Promise.all([list.updateComplete, banner.updateComplete, stack.updateComplete]);
      expect(room()).to.equal(16);
    });

    it('[BAN-02] has its live regions there before their text comes', async () => {
      const { list } = await mount(layout);
      const regions = [...list.renderRoot.querySelectorAll<HTMLElement>('[role]')];
      expect(regions.map(({ role }) => role)).to.deep.equal(['status', 'alert']);
      for (const region of regions) expect(region.getClientRects()).to.have.length(1);
      list.notifications = [note];
      await waitUntil(() => regions[1]!.textContent === 'Error message: Closed today.', 'it is said');
    });

    it('[BAN-01] [BAN-02] leaves what is read in its place when something comes and goes above it', async () => {
      const { page, list, banner } = await mount(layout);
      const read = page.querySelectorAll('p')[30]!;
      scrollTo(0, 900);
      const place = () => Math.round(read.getBoundingClientRect().top);
      await scrollSettles();
      const before = place();
      list.notifications = [note];
      banner.text = 'The site is being updated.';
      await Promise.all([list.updateComplete, banner.updateComplete]);
      await scrollSettles();
      expect(banner.offsetHeight).to.be.above(40);
      expect(place()).to.be.closeTo(before, 1);
      list.notifications = [];
      banner.text = '';
      await Promise.all([list.updateComplete, banner.updateComplete]);
      await scrollSettles();
      expect(place()).to.be.closeTo(before, 1);
      scrollTo(0, 0);
    });
  });
}

describe('notices on a page without grid', () => {
  it('[BAN-02] move the texts around them by their own height', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <p>Before</p>
        <fp-top-notifications></fp-top-notifications>
        <p>After</p>
      </div>`,
    );
    const list = page.querySelector('fp-top-notifications')!;
    await list.updateComplete;
    const after = page.lastElementChild!;
    const before = after.getBoundingClientRect().top;
    list.notifications = [note];
    await list.updateComplete;
    expect(after.getBoundingClientRect().top - before).to.equal(list.offsetHeight);
  });
});

describe('what has nothing to show in a page that becomes a grid in another window', () => {
  it('[BAN-02] takes no gap there', async () => {
    const { page, room } = await mount('');
    page.style.cssText = layouts['a grid'];
    await setViewport(1000);
    await waitUntil(() => room() === 16, 'the gap of one');
  });
});

describe('<fp-modal-stack> that its page hides', () => {
  it('[MOD-01] stays hidden', async () => {
    const stack = await fixture<HTMLElement>(html`<fp-modal-stack hidden></fp-modal-stack>`);
    expect(getComputedStyle(stack).display).to.equal('none');
  });
});
