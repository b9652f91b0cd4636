import { aTimeout, expect, fixture, fixtureSync, html } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { inDirection } from '../../../../test/helpers/in-direction.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { showDialog } from '../dialog/show-dialog.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { actions, mount } from './banner.fixture.ts';
import type { FpBanner } from './banner.ts';

const live = (banner: FpBanner) => banner.renderRoot.querySelector('[role]')!;
const { documentElement: root } = document;
const overflow = () => root.scrollWidth - root.clientWidth;
const variants = ['info', 'warning', 'error'] as const;
const newText = (banner: FpBanner) => (banner.text = 'Another text');
const region = (banner: FpBanner) => banner.renderRoot.querySelector('section');

/** Mounts a banner, and waits until its live region has got its text. */
async function mountHeard(properties: Partial<FpBanner> = {}, width = 1280): Promise<FpBanner> {
  const banner = await mount(properties, width);
  await waitUntil(() => seen(banner, '.text > span').length === 1, 'the text is heard');
  return banner;
}

describe('<fp-banner>', () => {
  for (const [variant, role, word] of [
    ['info', 'status', 'Notice'],
    ['warning', 'alert', 'Warning'],
    ['error', 'alert', 'Error message'],
  ] as const) {
    it(`[BAN-01] says an ${variant} as ${role}, by icon and word beside its color`, async () => {
      const banner = await mountHeard({ variant });
      expect(live(banner).getAttribute('role')).to.equal(role);
      expect(nameOf(live(banner))).to.equal(`${word}: The site is being updated.`);
      expect(region(banner)?.ariaLabel).to.equal('Site message');
      expect(banner.renderRoot.querySelectorAll('.row > svg')).to.have.length(1);
    });
  }

  it('[BAN-01] is seen, however fast its text changes', async () => {
    const banner = await mount();
    let percent = 0;
    await waitUntil(() => {
      banner.text = `${(percent += 1)} % uploaded`;
      return seen(banner, '.text > span').length === 1;
    }, 'it is seen');
  });

  // Themes differ only in colors, so only one is tested at both widths.
  for (const [theme, width] of [
    ['ford', 320],
    ['ford', 1440],
    ['lincoln', 320],
    ['default', 320],
    ['dark', 320],
  ] as const) {
    (theme === 'ford' ? it : auditIt)(
      `[BAN-01] is accessible in each variant in ${theme} at ${width} px`,
      async () => {
        for (const variant of variants)
          await expectAccessible(await mountHeard({ variant, theme, actions, closable: true }, width));
        expect(overflow()).to.equal(0);
      },
    );
  }

  it('[BAN-01] goes on after what is no action, and names it on the console', async () => {
    const said = noteConsole('warn');
    const unnamed = { action: 'refresh', label: null };
    const banner = await mount({ actions: [null, ...actions, unnamed, { id: 'help' }] as never });
    expect(controls(banner, /./).map(nameOf)).to.deep.equal(['END SESSION', 'Learn more', 'refresh']);
    expect(said.at(-1)).to.equal('<fp-banner>.actions.4.action is no text.');
    banner.actions = 'more' as never;
    await banner.updateComplete;
    expect(controls(banner, /./)).to.have.length(0);
  });

  it('[BAN-01] names itself on the console where a text stands inside it', async () => {
    const said = noteConsole('warn');
    await fixture(html`<fp-banner> </fp-banner>`);
    await fixture(html`<fp-banner>Closed on Monday</fp-banner>`);
    expect(said).to.deep.equal(['<fp-banner> shows its attribute text, and nothing of what is inside it.']);
  });

  it('[BAN-01] takes its colours from its theme', async () => {
    const surfaceIn = async (theme: ThemeName) => {
      const banner = await mount({ theme });
      return getComputedStyle(banner.renderRoot.querySelector('section')!).backgroundColor;
    };
    expect(await surfaceIn('dark')).not.to.equal(await surfaceIn('ford'));
  });

  it('[BAN-01] says one of an unknown variant like the info that it looks like', async () => {
    const banner = await mount({ variant: 'success' as never });
    expect(live(banner).getAttribute('role')).to.equal('status');
  });

  it('[BAN-01] tells the variants by different drawings', async () => {
    const drawings = new Set<string | null | undefined>();
    for (const variant of variants) {
      const banner = await mount({ variant });
      drawings.add(banner.renderRoot.querySelector('.row path')?.getAttribute('d'));
    }
    expect(drawings.size).to.equal(3);
  });

  it('[BAN-01] is announced once: its text comes into a live region that is there, in room that was kept', async () => {
    const banner = await mount();
    expect(seen(banner, '.text > span')).to.have.length(0);
    const before = banner.getBoundingClientRect().height;
    await waitUntil(() => seen(banner, '.text > span').length === 1, 'the text is heard');
    expect(banner.getBoundingClientRect().height).to.equal(before);
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(live(banner), { childList: true, characterData: true, subtree: true, attributes: true });
    banner.actions = actions;
    banner.closable = true;
    await banner.updateComplete;
    expect(changes.concat(observer.takeRecords())).to.have.length(0);
    banner.text = 'The site is up to date.';
    await banner.updateComplete;
    expect(changes.concat(observer.takeRecords())).not.to.have.length(0);
    observer.disconnect();
  });

  it('[BAN-01] is seen at once beside a dialog, and said anew once that has closed', async () => {
    const banner = await mount({ text: '' });
    const spoken: boolean[] = [];
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const open = new AbortController();
    showDialog(dialog, () => undefined, open.signal);
    banner.text = 'The site is being updated.';
    await waitUntil(() => seen(banner, '.text > span').length === 1, 'it is seen');
    banner.text = 'The site is up to date.';
    await banner.updateComplete;
    const observer = new MutationObserver(() => spoken.push(seen(banner, '.text > span').length === 1));
    observer.observe(live(banner), { subtree: true, attributes: true });
    open.abort();
    dialog.remove();
    await waitUntil(() => spoken.length >= 2, 'it is said');
    expect(spoken).to.deep.equal([false, true]);
    banner.theme = 'dark';
    await banner.updateComplete;
    await aTimeout(2 * announceDelay);
    expect(spoken).to.deep.equal([false, true]);
    observer.disconnect();
  });

  it('[BAN-01] says anew, once a dialog has closed, what it was given to say meanwhile', async () => {
    const banner = await mountHeard();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    const open = new AbortController();
    showDialog(dialog, () => undefined, open.signal);
    newText(banner);
    await banner.updateComplete;
    open.abort();
    dialog.remove();
    await waitUntil(() => seen(banner, '.text > span').length === 0, 'it is taken back');
    await waitUntil(() => seen(banner, '.text > span').length === 1, 'it is said');
  });

  it('[BAN-01] says which action was chosen', async () => {
    const banner = await mount({ actions });
    const told: string[] = [];
    banner.addEventListener('fp-banner-action', ({ action, label }) => told.push(`${action} ${label}`));
    control(banner, 'END SESSION').click();
    expect(told).to.deep.equal(['end END SESSION']);
    expect(banner.hidden).to.equal(false);
  });

  it('[BAN-01] shows nothing without a text', async () => {
    const banner = await mount({ text: '', actions, closable: true });
    for (const text of ['', ' \n']) {
      banner.text = text;
      await banner.updateComplete;
      expect(region(banner)).to.equal(null);
      expect(banner.getBoundingClientRect().height).to.equal(0);
    }
  });

  it('[BAN-01] speaks the locale', async () => {
    const banner = await mountHeard({ variant: 'error', locale: 'fr-ca', closable: true });
    expect(nameOf(live(banner))).to.match(/^Message d’erreur: /);
    expect(controls(banner, 'Fermer le message')).to.have.length(1);
    expect(region(banner)?.lang).to.equal('fr-ca');
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`[BAN-01] holds words of 500 letters and 40 actions at 320 px, ${dir}`, async () => {
      inDirection(dir);
      const word = 'x'.repeat(500);
      const many = Array.from({ length: 40 }, (_, at) => ({
        label: at ? `Action ${at}` : word,
        action: `${at}`,
      }));
      const banner = await mountHeard({ text: word, actions: many, closable: true }, 320);
      for (const inner of seen(banner, '.text,button')) {
        const { left, right } = inner.getBoundingClientRect();
        expect(left).to.be.at.least(0);
        expect(right).to.be.at.most(320);
      }
      expect(overflow()).to.equal(0);
      await expectAccessible(banner);
    });
  }

  for (const [when, before, change] of [
    ['with a text that comes after none', (banner) => (banner.text = ''), newText],
    ['with a text that comes after its X', (banner) => control(banner, 'Close message').click(), newText],
    ['in another urgency', () => undefined, (banner) => (banner.variant = 'error')],
    ['when it comes back to the page', () => undefined, (banner) => banner.parentElement!.append(banner)],
  ] as [string, (banner: FpBanner) => void, (banner: FpBanner) => void][]) {
    it(`[BAN-01] is heard anew ${when}`, async () => {
      const banner = await mountHeard({ closable: true });
      before(banner);
      await banner.updateComplete;
      change(banner);
      await banner.updateComplete;
      expect(seen(banner, '.text > span')).to.have.length(0);
      await waitUntil(() => seen(banner, '.text > span').length === 1, 'it is heard');
    });
  }

  it('[BAN-01] is heard where its text stands in the page’s markup', async () => {
    const banner = fixtureSync<FpBanner>(html`<fp-banner text="The site is being updated."></fp-banner>`);
    await banner.updateComplete;
    expect(seen(banner, '.text > span')).to.have.length(0);
    await waitUntil(() => seen(banner, '.text > span').length === 1, 'it is heard');
  });

  it('[BAN-01] stands once where a server has made it and the page has no script that goes on from there', async () => {
    const page = await fixture<HTMLElement>(html`<div></div>`);
    page.setHTMLUnsafe(
      '<fp-banner text="Closed."><template shadowrootmode="open"><section>Closed.</section></template></fp-banner>',
    );
    const banner = page.querySelector('fp-banner')!;
    await waitUntil(() => banner.hasUpdated, 'it is drawn');
    expect(banner.renderRoot.querySelectorAll('section')).to.have.length(1);
    expect(region(banner)?.ariaLabel).to.equal('Site message');
  });
});
