import { expect } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../../test/helpers/axe.ts';
import { pressTogether, sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { sampleMarket, signedIn } from '../../../../../test/helpers/fixtures.ts';
import { holdEscape } from '../../../../../test/helpers/hold-escape.ts';
import { inDirection } from '../../../../../test/helpers/in-direction.ts';
import { pageOverflow } from '../../../../../test/helpers/page-overflow.ts';
import { control, controls, focused, goes, nameOf, seen } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { withoutMargin } from '../../../../../test/helpers/without-margin.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import { marketWith, simple, view } from '../menus/menu.fixture.ts';
import { drawer, enter, isOpen, member, menu, mountOpen, rows, title } from './drawer.fixture.ts';

describe('mobile menu', () => {
  withoutMargin();

  for (const [steps, label] of [
    [[['Vehicles']], 'sub-menu'],
    [[['Charging'], ['At the depot']], 'tab'],
    [[['Language: English', 'Language']], 'language'],
  ] as [steps: [row: string, heading?: string][], label: string][]) {
    auditIt(`[LAY-02] has nothing for axe to find at the level ${label}`, async () => {
      const header = await mountOpen();
      for (const step of steps) await enter(header, ...step);
      await expectAccessible(header);
    });
  }

  it('[MOB-01] is a drawer of up to 400 px at the end of the window, which leaves room beside it', async () => {
    const header = await mountOpen();
    for (const [width, expected] of [
      [320, 296],
      [599, 554],
      [600, 400],
      [1023, 400],
    ] as const) {
      await setViewport(width);
      const box = drawer(header)!.getBoundingClientRect();
      expect(box.width, `at ${width} px`).to.be.closeTo(expected, 0.5);
      expect(box.right, `at ${width} px`).to.be.closeTo(width, 0.5);
    }
  });

  it('[MOB-01] stands at the other end where the page reads from right to left', async () => {
    inDirection('rtl');
    const header = await mountOpen();
    expect(drawer(header)!.getBoundingClientRect().left).to.be.closeTo(0, 0.5);
  });

  it('[MOB-01] holds the page where it is while it is open', async () => {
    document.body.style.height = '3000px';
    const header = await mountHeader({ session: member }, 390);
    scrollTo(0, 500);
    await openMenu(header, 'Open menu', 'Close');
    expect([pageOverflow(), scrollY]).to.deep.equal(['hidden', 500]);
    control(header, 'Close').click();
    await header.updateComplete;
    expect([pageOverflow(), scrollY]).to.deep.equal(['visible', 500]);
    document.body.style.removeProperty('height');
  });

  it('[MOB-02] goes down level by level, names each in the middle of a title bar of at least 56 px, and comes back', async () => {
    const header = await mountOpen();
    expect([title(header), controls(header, 'Back').length]).to.deep.equal(['Menu', 0]);
    await enter(header, 'Charging');
    expect(rows(header).map(nameOf)).to.deep.equal([
      'Charging overview',
      'At the depot',
      'On the road',
      'Charging support',
    ]);
    expect(seen(header, '.title-bar')[0]!.getBoundingClientRect().height).to.be.at.least(56);
    const middle = (box: DOMRect) => box.left + box.width / 2;
    const text = seen(header, 'h2')[0]!.getBoundingClientRect();
    expect(middle(text)).to.be.closeTo(middle(drawer(header)!.getBoundingClientRect()), 1);
    await enter(header, 'At the depot');
    expect(rows(header).map(nameOf)).to.deep.equal(['Chargers']);
    control(header, 'Back').click();
    await waitUntil(() => title(header) === 'Charging', 'one level up');
    control(header, 'Back').click();
    await waitUntil(() => title(header) === 'Menu', 'at the root');
  });

  it('[MOB-03] has cart, marketplace, admin, language and account beneath the navigation', async () => {
    const header = await mountOpen();
    expect(seen(header, '.utility :is(a,button)').map(nameOf)).to.deep.equal([
      'Book a consultation',
      'Cart2',
      'Marketplace',
      'Administration',
      'Language: English',
      'Account: J Rivers',
    ]);
    header.session = signedIn({}, { SESSIONID: null });
    await header.updateComplete;
    await waitUntil(() => controls(header, 'Log in').length > 0, 'the way to sign in');
    expect(controls(header, 'Administration')).to.have.length(0);
    expect(seen(header, '.utility a').map(nameOf).at(-1)).to.equal('Log in');
    header.locale = 'en-gb';
    await waitUntil(
      () => controls(header, 'Language: English').length > 0,
      'a language that the market lacks',
    );
  });

  it('[MOB-03][GAT-10] has no way to sign in where nobody can', async () => {
    const session = signedIn({}, { SESSIONID: null });
    const header = await mountOpen({ session, market: sampleMarket({ userCanSignIn: false }) });
    expect(seen(header, '.utility :is(a,button)').map(nameOf).at(-1)).to.equal('Language: English');
  });

  it('[MOB-03] calls the account just that outside of the markets that name the person', async () => {
    const header = await mountOpen({ market: sampleMarket({ tld: '.com.au' }) });
    expect(controls(header, 'Account: Account')).to.have.length(1);
  });

  it('[MOB-03] gives the call to action the icon that it has in the top bar', async () => {
    const iconUrl = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>';
    const { topBar } = sampleMarket();
    const header = await mountOpen();
    header.market = sampleMarket({ topBar: { ...topBar, iconUrl } });
    await waitUntil(() => control(header, /^Book/).querySelector('img'), 'the icon comes');
    const image = control(header, /^Book/).querySelector('img')!;
    expect([image.src, image.alt, image.width]).to.deep.equal([iconUrl, '', 20]);
    image.src = '/no-such-icon.svg';
    await waitUntil(() => !seen(header, '.utility img').length, 'the broken icon goes');
    const starts = seen(header, '.utility .text').map((text) => text.getBoundingClientRect().left);
    expect(new Set(starts).size, 'texts under each other').to.equal(1);
  });

  it('[MOB-03] offers the languages with the chosen one marked', async () => {
    const header = await mountOpen();
    await enter(header, 'Language: English', 'Language');
    expect(rows(header).map((row) => [nameOf(row), row.ariaCurrent, row.getAttribute('href')])).to.deep.equal(
      [
        ['English', 'true', '/en-ca/insights/'],
        ['Français', null, '/fr-ca/insights/'],
      ],
    );
  });

  it('[MOB-03][HDR-09] tells two locales of one language apart by their countries', async () => {
    const market = sampleMarket({ allowedLocales: ['en-us', 'en-ca'] });
    const header = await mountOpen({ market, locale: 'en-ca' });
    expect(seen(header, '.utility button').map(nameOf)).to.include('Language: English (Canada)');
  });

  it('[MOB-04] steps back on Escape: tab, sub-menu, root, closed, once however long it is held; focus returns to the menu button', async () => {
    const header = await mountOpen();
    await enter(header, 'Charging');
    await enter(header, 'At the depot');
    const titles = [];
    while (isOpen(header)) {
      titles.push(title(header));
      await sendKeys({ press: 'Escape' });
      await header.updateComplete;
      if (isOpen(header)) expect(holdEscape()).to.equal(true);
      await menu(header).updateComplete;
    }
    expect(titles).to.deep.equal(['At the depot', 'Charging', 'Menu']);
    expect(nameOf(focused()!)).to.equal('Open menu');
  });

  it('[MOB-05] gives its rows 48 px and ends labels after two lines', async () => {
    const header = await mountOpen({}, 320);
    for (const row of rows(header)) expect(row.getBoundingClientRect().height).to.be.at.least(48);
    const text = seen(header, 'li .text')[0]!;
    expect(getComputedStyle(text).webkitLineClamp).to.equal('2');
  });

  it('[MOB-05] ends the label of the log out link after two lines, in the drawer', async () => {
    const header = await mountOpen();
    await enter(header, 'Account: J Rivers', 'Account');
    for (const [word, name] of [
      ['Leave this place ', /^Leave this/],
      ['Leave', /^LeaveLeave/],
    ] as const) {
      const authButtonLogoutLabel = { label: word.repeat(30), altLabels: {} };
      header.market = sampleMarket({ authButtonLogoutLabel });
      await waitUntil(() => controls(header, name).length > 0, 'the label is shown');
      const row = controls(header, name)[0]!;
      expect(row.getBoundingClientRect().height).to.be.below(65);
      expect(row.scrollWidth).to.be.at.most(row.clientWidth);
    }
  });

  it('[MOB-05] moves focus to the title of a new level, and back to the row that led there', async () => {
    const header = await mountOpen();
    expect(focused()!.id).to.equal('title');
    await enter(header, 'Vehicles');
    expect(focused()!.id).to.equal('title');
    await goes(header, '.pane', 1);
    control(header, 'Back').click();
    await waitUntil(() => nameOf(focused()!) === 'Vehicles', 'focus on the row');
  });

  it('[MOB-05] keeps Tab on its own controls, around both ends, and the page behind can get no focus', async () => {
    const header = await mountOpen();
    const all = seen(drawer(header)!, 'a,button').map(nameOf);
    const names: string[] = [];
    for (let press = 0; press <= all.length; press++) {
      await sendKeys({ press: 'Tab' });
      names.push(nameOf(focused()!));
    }
    expect(names).to.deep.equal([...all, all[0]]);
    await pressTogether(['Shift', 'Tab']);
    expect(nameOf(focused()!)).to.equal(all.at(-1));
    const before = focused();
    header.renderRoot.querySelector<HTMLElement>('[part=brand]')!.focus();
    expect(focused() === before).to.equal(true);
  });

  it('[MOB-05] leads Tab into an embedded view at a level’s end', async () => {
    const header = await mountOpen({}, 700);
    header.market = marketWith(simple('Vehicles', [view('fleet', 'Your fleet')]));
    await header.updateComplete;
    const content = document.createElement('div');
    content.slot = 'view-fleet';
    content.innerHTML = '<input aria-label="Plate" />';
    header.append(content);
    await enter(header, 'Vehicles');
    await waitUntil(() => content.checkVisibility(), 'the view shows');
    control(header, 'Close').focus();
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => focused()?.ariaLabel === 'Plate', 'the field has the focus');
  });

  it('[MOB-05] goes from the title back to the last control', async () => {
    await mountOpen();
    expect(focused()!.id).to.equal('title');
    await pressTogether(['Shift', 'Tab']);
    expect(nameOf(focused()!)).to.equal('Close menu');
  });
});
