import { timers } from '@fleet-portal/model/constants';
import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import '../banner/define.ts';
import '../top-notifications/define.ts';

const link = (name: string) => `<a href="/en-us/${name}/">${name}</a>`;
const outage = { id: 'outage', variant: 'error', body: link('outage') } as const;
const delay = { id: 'delay', variant: 'warning', body: link('delay') } as const;
const sale = { id: 'sale', variant: 'primary', body: link('sale') } as const;

/** A page with two top notifications and a banner, once they are rendered. */
async function mountPage() {
  const page = await fixture<HTMLElement>(html`
    <div>
      <fp-top-notifications .notifications=${[delay, sale]}></fp-top-notifications>
      <fp-banner text="The depot is closed." .actions=${[{ label: 'Hide', action: 'hide' }]}></fp-banner>
      <main>
        <h1>Reports</h1>
        <button type="button">Elsewhere</button>
      </main>
    </div>
  `);
  const list = page.querySelector('fp-top-notifications')!;
  const banner = page.querySelector('fp-banner')!;
  await waitUntil(() => seen(list, '.body a').length === 2, 'the notices can be read');
  return { page, list, banner };
}

const isAt = (name: RegExp) =>
  waitUntil(() => focused() && name.test(nameOf(focused()!)), `the focus is at ${name.source}`);

describe('the focus in a notice that goes', () => {
  it('[BAN-02] goes from its link to the notice that is left, and from the last to the banner', async () => {
    const { list } = await mountPage();
    control(list, 'delay').focus();
    list.notifications = [sale];
    await isAt(/sale$/);
    control(list, 'sale').focus();
    list.notifications = [];
    await isAt(/^Site message$/);
  });

  for (const [way, leave] of [
    ['loses its text', (banner: HTMLElementTagNameMap['fp-banner']) => void (banner.text = '')],
    ['is taken away', (banner: HTMLElementTagNameMap['fp-banner']) => banner.remove()],
  ] as const) {
    for (const isAlone of [false, true]) {
      const place = isAlone ? 'the page’s heading' : 'the first notice';
      it(`[BAN-01] goes from the action of a banner that ${way} to ${place}`, async () => {
        const { list, banner } = await mountPage();
        if (isAlone) list.remove();
        banner.addEventListener('fp-banner-action', () => leave(banner));
        control(banner, 'Hide').focus();
        await sendKeys({ press: 'Enter' });
        await isAt(isAlone ? /^Reports$/ : /delay$/);
      });
    }
  }

  it('[BAN-02] goes to the page’s heading where the whole list is taken away', async () => {
    const { list, banner } = await mountPage();
    banner.remove();
    control(list, 'delay').focus();
    list.remove();
    await isAt(/^Reports$/);
  });

  it('[BAN-02] stays in a notice that makes room for a more severe one', async () => {
    const { list } = await mountPage();
    control(list, 'delay').focus();
    list.notifications = [outage, delay];
    await waitUntil(() => seen(list, '.body a').map(nameOf).join() === 'outage,delay');
    await settles();
    expect(nameOf(focused()!)).to.equal('delay');
    control(list, 'outage').focus();
    list.notifications = [
      { ...delay, variant: 'error' },
      { ...outage, variant: 'warning' },
    ];
    await waitUntil(() => seen(list, '.body a').map(nameOf).join() === 'delay,outage');
    await settles();
    expect(nameOf(focused()!)).to.equal('outage');
  });

  it('[BAN-01][BAN-02] is left alone where the page has moved it, or where it was elsewhere', async () => {
    const { page, list, banner } = await mountPage();
    const elsewhere = control(page, 'Elsewhere');
    control(banner, 'Hide').focus();
    banner.text = '';
    elsewhere.focus();
    await settles();
    list.remove();
    await settles();
    expect(nameOf(focused()!)).to.equal('Elsewhere');
  });
});

/** Waits until a pending focus move has happened. */
const settles = () => new Promise((done) => setTimeout(done, 2 * timers.modalFocusDelay));
