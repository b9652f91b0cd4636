import type { TopNotification } from '@fleet-portal/model/entities';
import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { control, nameOf, seen } from '../header/header.fixture.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { attacks } from '../sanitize/attacks.fixture.ts';
import './define.ts';
import type { FpTopNotifications } from './top-notifications.ts';

const note = (id: string, variant: TopNotification['variant'] = 'neutral', body = `Body of ${id}`) => ({
  id,
  variant,
  body,
});
const bodies = (list: FpTopNotifications) => seen(list, '.body').map(nameOf);
const region = (list: FpTopNotifications) => list.renderRoot.querySelector('section');

async function mount(
  properties: Partial<FpTopNotifications> = {},
  width = 1280,
): Promise<FpTopNotifications> {
  const list = await fixture<FpTopNotifications>(html`<fp-top-notifications></fp-top-notifications>`);
  await setViewport(width);
  Object.assign(list, properties);
  await list.updateComplete;
  return list;
}

async function show(list: FpTopNotifications, ...notifications: TopNotification[]): Promise<void> {
  list.notifications = notifications;
  await list.updateComplete;
}

async function arrive(list: FpTopNotifications, count: number): Promise<void> {
  await waitUntil(() => bodies(list).length === count, `${count} arrive`, { timeout: 5000 });
}

/** What the live regions say from now on. */
function hear(list: FpTopNotifications): string[] {
  const heard: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const area = (target instanceof Element ? target : target.parentElement)?.closest('[role]');
      if (area?.textContent) heard.push(`${area.role ?? area.getAttribute('role')}: ${area.textContent}`);
    }
  });
  for (const area of list.renderRoot.querySelectorAll('[role=status],[role=alert]'))
    observer.observe(area, { childList: true, characterData: true, subtree: true });
  return heard;
}

describe('<fp-top-notifications>', () => {
  it('[BAN-02] shows the two most severe in their order, in a named region', async () => {
    const list = await mount();
    await show(list, note('p', 'primary'), note('n'), note('w', 'warning'), note('e', 'error'));
    expect(bodies(list)).to.deep.equal(['Body of e', 'Body of w']);
    expect(region(list)?.ariaLabel).to.equal('Important messages');
    expect(seen(list, 'li').map(nameOf)).to.deep.equal(['Error message: Body of e', 'Warning: Body of w']);
  });

  it('[BAN-02] stands at level 8000', async () => {
    const list = await mount();
    const { zIndex, position } = getComputedStyle(list);
    expect([zIndex, position]).to.deep.equal(['8000', 'relative']);
  });

  it('[BAN-02] shows nothing, and takes no room, without notifications', async () => {
    const list = await mount();
    expect(region(list)).to.equal(null);
    expect(list.getBoundingClientRect().height).to.equal(0);
    await show(list, note('a'));
    await show(list);
    expect(list.getBoundingClientRect().height).to.equal(0);
  });

  it('[BAN-02] shows plain text as it is written', async () => {
    const list = await mount();
    await show(list, note('a', 'neutral', 'AT&T: a < b > c'));
    expect(bodies(list)).to.deep.equal(['AT&T: a < b > c']);
  });

  it('[BAN-02] shows an HTML body when it is safe, whole, and its links tell the page first', async () => {
    const list = await mount();
    await show(list, note('a', 'primary', 'Summer <b>sale</b>: <a href="/en-ca/sale/">see it</a>'));
    await arrive(list, 1);
    expect(bodies(list)).to.deep.equal(['Summer sale: see it']);
    const paths: string[] = [];
    list.addEventListener('fp-navigate', (event) => {
      paths.push(event.path);
      event.preventDefault();
    });
    control(list, 'see it').click();
    expect(paths).to.deep.equal(['/en-ca/sale/']);
  });

  it('[BAN-02] takes the harm out of every hostile body', async () => {
    const ran: string[] = [];
    Object.assign(window, { attacked: () => ran.push('ran') });
    const list = await mount();
    for (const attack of attacks) {
      await show(list, note('a', 'error', `Readable ${attack.replaceAll('alert', 'attacked')}`));
      await waitUntil(() => bodies(list).length === 1, attack, { timeout: 5000 });
      expect(bodies(list)[0], attack).to.match(/^Readable/);
      const bad =
        'script,style,iframe,object,embed,form,input,button,svg,[onerror],[onload],[onclick],[style]';
      expect(list.renderRoot.querySelectorAll(`.body :is(${bad})`), attack).to.have.length(0);
    }
    expect(ran).to.have.length(0);
  });

  it('[BAN-02] shows the latest body of a notification', async () => {
    const list = await mount();
    await show(list, note('a', 'error', '<b>First</b>'));
    await show(list, note('a', 'error', '<b>Second</b>'));
    await arrive(list, 1);
    expect(bodies(list)).to.deep.equal(['Second']);
    await show(list, note('a', 'error', 'Third'));
    expect(bodies(list)).to.deep.equal(['Third']);
    await show(list, note('a', 'error', '<b>Second</b>'));
    await waitUntil(() => bodies(list)[0] === 'Second', 'the second is back');
  });

  it('[BAN-02] stays as it was until its new body is safe, and is announced with that alone', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error', '<a href="#">First</a>'));
    await waitUntil(() => heard.length === 1, 'the first is announced');
    const item = list.renderRoot.querySelector('li');
    await show(list, note('a', 'error', '<b>Second</b>'));
    await waitUntil(() => heard.length === 2, 'the second is announced');
    expect(bodies(list)).to.deep.equal(['Second']);
    expect(list.renderRoot.querySelector('li')).to.equal(item);
    expect(heard).to.deep.equal(['alert: Error message: First', 'alert: Error message: Second']);
  });

  it('[BAN-02] announces each once, however often the list is set', async () => {
    const list = await mount();
    const heard = hear(list);
    const [error, sale] = [note('e', 'error', 'Down'), note('p', 'primary', '<b>Sale</b>')];
    await show(list, sale);
    await waitUntil(() => heard.includes('status: Notice: Sale'), 'the sale is announced');
    await show(list, { ...sale }, error);
    await waitUntil(() => heard.includes('alert: Error message: Down'), 'the error is announced');
    await show(list, { ...error }, { ...sale });
    await show(list, { ...sale });
    await show(list, { ...sale }, note('w', 'warning', 'Slow'));
    await waitUntil(() => heard.includes('alert: Warning: Slow'), 'the warning is announced');
    expect(heard).to.deep.equal([
      'status: Notice: Sale',
      'alert: Error message: Down',
      'alert: Warning: Slow',
    ]);
    const said = () =>
      [...list.renderRoot.querySelectorAll('[role]')].map((area) => area.textContent).join('');
    await waitUntil(() => said() === '', 'it is read once only', { timeout: 4000 });
  });

  it('[BAN-02] announces what is more severe first, though its HTML has to be made safe', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('w', 'warning', 'Slow'), note('e', 'error', '<b>Down</b>'));
    await waitUntil(() => heard.length > 0, 'they are announced');
    expect(heard).to.deep.equal(['alert: Error message: Down Warning: Slow']);
  });

  it('[BAN-02] announces anew what went away and came back, but not what others outranked', async () => {
    const list = await mount();
    const heard = hear(list);
    const [outage, sale] = [note('e', 'error', 'Down'), note('p', 'primary', 'Sale')];
    await show(list, outage, sale);
    await waitUntil(() => heard.length === 2, 'both are announced');
    await show(list, outage, note('w', 'warning', 'Slow'), sale);
    await waitUntil(() => heard.length === 3, 'the warning is announced');
    await show(list, sale);
    await show(list, outage, sale);
    await waitUntil(() => heard.length === 4, 'the error is announced again');
    expect(heard.slice(2)).to.deep.equal(['alert: Warning: Slow', 'alert: Error message: Down']);
  });

  it('[BAN-02] shows what can be read of a list that nobody has checked', async () => {
    const list = await mount();
    for (const [given, expected] of [
      [[null, {}, 5, note('a')], ['Body of a']],
      [{}, []],
      ['none', []],
    ] as const) {
      list.notifications = given as unknown as TopNotification[];
      await list.updateComplete;
      expect(bodies(list)).to.deep.equal(expected);
    }
  });

  for (const html of [false, true]) {
    it(`[BAN-02] leaves what is read in its place when ${html ? 'HTML' : 'text'} comes and goes above it`, async () => {
      const list = await mount({}, 390);
      const text = document.createElement('div');
      for (let at = 0; at < 60; at++)
        text.append(Object.assign(document.createElement('p'), { textContent: `${at}` }));
      list.after(text);
      scrollTo(0, 600);
      const read = text.children[20]!;
      const place = () => Math.round(read.getBoundingClientRect().top);
      const frames = async () => {
        for (let at = 0; at < 3; at++) await new Promise(requestAnimationFrame);
      };
      await frames();
      const before = place();
      const body = html ? '<p>One</p><p>Two</p>' : 'One';
      await show(list, note('a', 'error', body), note('b', 'error', body));
      await arrive(list, 2);
      await frames();
      expect(list.offsetHeight).to.be.above(60);
      expect(place()).to.be.closeTo(before, 1);
      await show(list, note('b', 'error', body));
      await frames();
      expect(place()).to.be.closeTo(before, 1);
      await show(list);
      await frames();
      expect(place()).to.be.closeTo(before, 1);
      scrollTo(0, 0);
      text.remove();
    });
  }

  for (const width of [320, 1440]) {
    for (const theme of ['ford', 'lincoln', 'default', 'dark'] as const) {
      auditIt(`[BAN-02] is accessible in ${theme} at ${width} px`, async () => {
        const list = await mount({ theme }, width);
        const body = 'Read <a href="/en-ca/news/">the news</a>';
        for (const pair of [
          ['error', 'warning'],
          ['neutral', 'primary'],
        ] as const) {
          await show(list, ...pair.map((variant) => note(variant, variant, body)));
          await arrive(list, 2);
          await expectAccessible(list);
        }
      });
    }
  }

  it('[BAN-02] holds words of 500 letters, pictures and tables at 320 px', async () => {
    const list = await mount({}, 320);
    const word = 'x'.repeat(500);
    const table = `<table><tr><td>${word}</td><td>${word}</td></tr></table>`;
    await show(
      list,
      note('a', 'error', word),
      note('b', 'error', `<h2>${word}</h2>${table}<ul><li>${word}</li></ul>`),
    );
    await arrive(list, 2);
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).to.equal(clientWidth);
  });

  it('[BAN-02] leaves nothing to be said when it is taken away', async () => {
    const list = await mount();
    const heard = hear(list);
    await show(list, note('a', 'error'));
    list.remove();
    await aTimeout(2 * announceDelay);
    await list.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('[BAN-02] speaks the locale', async () => {
    const list = await mount({ locale: 'de-de' });
    await show(list, note('a', 'warning'));
    expect(region(list)?.ariaLabel).to.equal('Wichtige Mitteilungen');
    expect(seen(list, 'li').map(nameOf)).to.deep.equal(['Warnung: Body of a']);
  });

  it('[BAN-02] announces blocks apart from each other, and pictures by their names', async () => {
    const list = await mount();
    const heard = hear(list);
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
    const body = `<h3>Maintenance</h3><p>To<b>night</b> at 9</p><ul><li>Reports</li><li>Orders</li></ul>
      <img src="${picture}" alt="Storm over Ohio">`;
    await show(list, note('m', 'error', body));
    await waitUntil(() => heard.length > 0, 'it is announced');
    expect(heard[0]).to.equal(
      'alert: Error message: Maintenance Tonight at 9 Reports Orders Storm over Ohio',
    );
  });

  it('[BAN-02] leaves out a notification whose body is blank', async () => {
    const list = await mount();
    await show(list, note('blank', 'error', ' '), note('n'));
    expect(bodies(list)).to.deep.equal(['Body of n']);
  });

  for (const [when, wait] of [
    ['before it is said', () => Promise.resolve()],
    ['while it is said', (heard: string[]) => waitUntil(() => heard.length > 0, 'it is announced')],
  ] as const)
    it(`[BAN-02] is said once, and then no more there, where the list is moved ${when}`, async () => {
      const list = await mount();
      const heard = hear(list);
      await show(list, note('e', 'error'));
      await wait(heard);
      document.body.append(list);
      await waitUntil(() => heard.length > 0, 'it is announced');
      await waitUntil(
        () => list.renderRoot.querySelector('[role=alert]')!.textContent === '',
        'the region is empty',
      );
      expect(heard).to.deep.equal(['alert: Error message: Body of e']);
      list.remove();
    });
});
