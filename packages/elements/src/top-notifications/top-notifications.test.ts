import type { TopNotification } from '@fleet-portal/model/entities';
import { expect, nextFrame } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { scrollSettles } from '../../../../test/helpers/scroll-settles.ts';
import { control, focused, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { sendKeys } from '../../../../test/helpers/commands.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { attacks } from '../sanitize/attacks.fixture.ts';
import { bodies, mount, note, show } from './top-notifications.fixture.ts';
import type { FpTopNotifications } from './top-notifications.ts';

const region = (list: FpTopNotifications) => list.renderRoot.querySelector('section');

async function arrive(list: FpTopNotifications, count: number): Promise<void> {
  await waitUntil(() => bodies(list).length === count, `${count} arrive`);
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
    for (const [at, attack] of attacks.entries()) {
      const readable = `Readable ${at}:`;
      await show(list, note(`${at}`, 'error', `${readable} ${attack.replaceAll('alert', 'attacked')}`));
      await waitUntil(() => bodies(list)[0]?.startsWith(readable), attack);
      await nextFrame();
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

  it('[BAN-02] shows what can be read of a list that nobody has checked, and names on the console what lacks its body', async () => {
    const list = await mount();
    const said = noteConsole('warn');
    await show(list, { id: 'b', variant: 'error', text: 'Body of b' } as never);
    expect(said).to.deep.equal(['<fp-top-notifications>.notifications.0.body is no text.']);
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
      await scrollSettles();
      const before = place();
      const body = html ? '<p>One</p><p>Two</p>' : 'One';
      await show(list, note('a', 'error', body), note('b', 'error', body));
      await arrive(list, 2);
      await scrollSettles();
      expect(list.offsetHeight).to.be.above(60);
      expect(place()).to.be.closeTo(before, 1);
      await show(list, note('b', 'error', body));
      await scrollSettles();
      expect(place()).to.be.closeTo(before, 1);
      await show(list);
      await scrollSettles();
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
          await show(list, ...pair.map((variant) => ({ ...note(variant, variant, body), closable: true })));
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

  it('[BAN-02] speaks the locale', async () => {
    const list = await mount({ locale: 'de-de' });
    await show(list, note('a', 'warning'));
    expect(region(list)?.ariaLabel).to.equal('Wichtige Mitteilungen');
    expect(seen(list, 'li').map(nameOf)).to.deep.equal(['Warnung: Body of a']);
  });

  it('[BAN-02] has an X of 44 px where it is closable, which takes it away unless the page prevents it', async () => {
    const list = await mount();
    const kept = note('kept');
    await show(list, { ...note('booked', 'primary'), closable: true }, kept);
    const x = control(list, 'Close message');
    const { width, height } = x.getBoundingClientRect();
    expect([width, height]).to.deep.equal([44, 44]);
    expect(new Set(seen(list, 'li').map(({ offsetHeight }) => offsetHeight))).to.have.length(1);
    const told: string[] = [];
    list.addEventListener('fp-top-notification-close', (event) => {
      told.push(event.notificationId);
      if (told.length === 1) event.preventDefault();
    });
    x.focus();
    await sendKeys({ press: 'Enter' });
    expect(bodies(list)).to.have.length(2);
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => bodies(list).join() === 'Body of kept', 'it goes');
    expect(told).to.deep.equal(['booked', 'booked']);
    expect(list.notifications).to.deep.equal([kept]);
    await waitUntil(() => focused() === seen(list, 'li')[0], 'the one that is left has the focus');
  });

  it('[BAN-02] leaves out a notification whose body is blank', async () => {
    const list = await mount();
    await show(list, note('blank', 'error', ' '), note('empty', 'error', '<p>&nbsp;</p>'), note('n'));
    expect(bodies(list)).to.deep.equal(['Body of n']);
  });
});
