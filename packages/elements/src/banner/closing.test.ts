import { timers } from '@fleet-portal/model/constants';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { click } from '../../../../test/helpers/click.ts';
import { control, controls, focused } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { actions, mount } from './banner.fixture.ts';
import type { FpBanner } from './banner.ts';

async function mountOverPage() {
  const page = await fixture<HTMLElement>(html`
    <div>
      <fp-banner text="The site is being updated." closable></fp-banner>
      <main>
        <h1>Reports</h1>
        <button type="button">Elsewhere</button>
      </main>
    </div>
  `);
  const banner = page.querySelector('fp-banner')!;
  await banner.updateComplete;
  return { banner, heading: page.querySelector('h1'), elsewhere: page.querySelector('button')! };
}

/** Waits until a pending focus move has happened. */
const focusSettles = () => new Promise((done) => setTimeout(done, 2 * timers.modalFocusDelay));

describe('the X of a banner', () => {
  it('[BAN-01] has an X only where it is wanted, in a reach of 44 px', async () => {
    const banner = await mount();
    expect(controls(banner, 'Close message')).to.have.length(0);
    banner.closable = true;
    await banner.updateComplete;
    const { width, height } = control(banner, 'Close message').getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
  });

  it('[BAN-01] is closed by a click of its own, not by the second on the banner that stood there', async () => {
    const [first, second] = [await mount({ closable: true }), await mount({ closable: true })];
    click(control(first, 'Close message'));
    click(control(second, 'Close message'), 2);
    expect([first.hidden, second.hidden]).to.deep.equal([true, false]);
    click(control(second, 'Close message'), 3);
    expect(second.hidden).to.equal(true);
  });

  it('[BAN-01] hears a click of its own on an action, not the second one on what stood there', async () => {
    const banner = await mount({ actions, closable: true });
    const told: string[] = [];
    banner.addEventListener('fp-banner-action', ({ action }) => told.push(action));
    banner.addEventListener('fp-banner-close', (event) => event.preventDefault());
    click(control(banner, 'Close message'));
    click(control(banner, 'END SESSION'), 2);
    expect(told).to.deep.equal([]);
    click(control(banner, 'END SESSION'));
    expect(told).to.deep.equal(['end']);
  });

  it('[BAN-01] hides when its X is chosen, unless the page prevents it', async () => {
    const banner = await mount({ closable: true });
    banner.addEventListener('fp-banner-close', (event) => event.preventDefault(), { once: true });
    control(banner, 'Close message').click();
    expect(banner.hidden).to.equal(false);
    control(banner, 'Close message').click();
    expect(banner.hidden).to.equal(true);
    expect(banner.getBoundingClientRect().height).to.equal(0);
    banner.text = 'Something else.';
    await banner.updateComplete;
    expect(banner.hidden).to.equal(false);
  });

  for (const [way, leave] of [
    ['hides by itself', () => undefined],
    ['is removed at once', ({ target }: Event) => (target as FpBanner).remove()],
    [
      'is removed later by a page that prevents its hiding',
      (event: Event) => {
        event.preventDefault();
        setTimeout(() => (event.target as FpBanner).remove(), 200);
      },
    ],
  ] as const) {
    it(`[BAN-01] moves the focus on from its X to the page’s heading where it ${way}`, async () => {
      const { banner, heading } = await mountOverPage();
      banner.addEventListener('fp-banner-close', leave);
      control(banner, 'Close message').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => focused() === heading, 'the heading has the focus');
    });
  }

  it('[BAN-01] moves the focus on where it came to the X from within, and the text has changed since', async () => {
    const { banner, heading } = await mountOverPage();
    banner.actions = [{ label: 'Learn more', action: 'more' }];
    await banner.updateComplete;
    control(banner, 'Learn more').focus();
    control(banner, 'Close message').focus();
    banner.text = 'Half of it is done.';
    await banner.updateComplete;
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => focused() === heading, 'the heading has the focus');
  });

  it('[BAN-01] leaves a focus alone that was not on its X, that the page has moved, or whose X stays', async () => {
    const { banner, elsewhere } = await mountOverPage();
    const x = control(banner, 'Close message');
    banner.addEventListener('fp-banner-close', (event) => event.preventDefault(), { once: true });
    x.focus();
    await sendKeys({ press: 'Enter' });
    await focusSettles();
    expect(focused()).to.equal(x);
    banner.addEventListener('fp-banner-close', () => elsewhere.focus(), { once: true });
    await sendKeys({ press: 'Enter' });
    await focusSettles();
    expect(focused()).to.equal(elsewhere);
    elsewhere.blur();
    banner.text = 'Something else.';
    await banner.updateComplete;
    control(banner, 'Close message').click();
    await focusSettles();
    expect(document.activeElement).to.equal(document.body);
  });
});
