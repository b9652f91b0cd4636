import { visitor } from '@fleet-portal/model/rules';
import { expect, nextFrame } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { drag } from '../../../../../test/helpers/drag.ts';
import { sampleMarket } from '../../../../../test/helpers/fixtures.ts';
import { arrives, control, controls, focused, goes, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import { drawer, enter, isOpen, member, menu, mountOpen, rows, title } from './drawer.fixture.ts';

const companies = [
  { id: 'c1', name: 'Northwind Deliveries' },
  { id: 'c2', name: 'Harbour Haulage' },
];

describe('an open mobile menu', () => {
  it('[MOB-01] slides out as it is, without going back from a deeper level, and opens at the first one', async () => {
    const header = await mountOpen();
    await enter(header, 'Vehicles');
    const { renderRoot } = menu(header);
    const track = renderRoot.querySelector('.track')!;
    control(header, 'Close').click();
    await menu(header).updateComplete;
    expect(renderRoot.querySelector('h2')!.textContent).to.equal('Vehicles');
    expect(track.getAnimations()).to.have.length(0);
    await goes(header, 'dialog');
    await openMenu(header, 'Open menu', 'Close');
    expect(title(header)).to.equal('Menu');
  });

  it('[MOB-01] closes when the window reaches 1024 px, and the brand has the focus', async () => {
    const header = await mountOpen();
    await setViewport(1024);
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    await waitUntil(() => focused() === control(header, 'Fleet Portal Home'), 'the focus goes on');
  });

  it('[MOB-01] stays closed at the second click of the double click that closed it', async () => {
    const header = await mountOpen();
    const press = (name: string, detail: number) =>
      control(header, name).dispatchEvent(
        new MouseEvent('click', { detail, bubbles: true, composed: true, cancelable: true }),
      );
    press('Close', 1);
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    press('Open menu', 2);
    await header.updateComplete;
    expect(isOpen(header)).to.equal(false);
    press('Open menu', 1);
    await waitUntil(() => isOpen(header), 'the drawer opens');
  });

  it('[MOB-01] closes when the page changes, and lets the page scroll when the header goes', async () => {
    const header = await mountOpen();
    header.currentPath = '/en-ca/';
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    await openMenu(header, 'Open menu', 'Close');
    header.remove();
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
  });

  it('[MOB-01] closes when the address changes: a fragment, and the way back', async () => {
    const header = await mountOpen();
    const { href } = location;
    location.hash = 'elsewhere';
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    await openMenu(header, 'Open menu', 'Close');
    history.back();
    await waitUntil(() => !isOpen(header) && location.href === href, 'the drawer closes');
  });

  it('[MOB-01] closes when the browser brings the page from its memory, and not when the page has only just loaded', async () => {
    const header = await mountOpen();
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(isOpen(header)).to.equal(true);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitUntil(() => !isOpen(header), 'the drawer closes');
  });

  it('[MOB-01] lets the page go and closes when the page hides the header', async () => {
    const header = await mountOpen();
    header.hidden = true;
    await waitUntil(async () => {
      await nextFrame();
      return getComputedStyle(document.documentElement).overflowY === 'visible';
    }, 'the page may scroll');
    header.hidden = false;
    await header.updateComplete;
    expect(isOpen(header)).to.equal(false);
  });

  it('[MOB-01] lets the page go and closes when the market is taken away under it', async () => {
    const header = await mountOpen();
    header.remove();
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible');
    header.market = sampleMarket();
    document.body.append(header);
    await header.updateComplete;
    expect(isOpen(header)).to.equal(false);
    header.remove();
  });

  it('[MOB-04] stays open where Escape closes a dialog of the page’s own in it', async () => {
    const header = await mountOpen();
    const opener = document.createElement('button');
    const own = document.createElement('dialog');
    own.append(document.createElement('button'));
    opener.addEventListener('click', () => own.showModal());
    menu(header).renderRoot.querySelector('nav')!.append(opener, own);
    opener.focus();
    await sendKeys({ press: 'Enter' });
    await waitUntil(() => own.open, 'its own dialog opens');
    await sendKeys({ press: 'Escape' });
    await waitUntil(() => !own.open, 'its own dialog closes');
    own.dispatchEvent(new Event('close', { bubbles: true, composed: true }));
    await header.updateComplete;
    expect(isOpen(header)).to.equal(true);
    opener.remove();
    own.remove();
  });

  it('[MOB-01] stays closed when a row is hit while it slides out', async () => {
    const header = await mountOpen();
    const row = control(header, 'Vehicles');
    control(header, 'Close').click();
    row.click();
    await header.updateComplete;
    expect(isOpen(header)).to.equal(false);
  });

  it('[MOB-05] opens at the account from the account button, and closes on the backdrop', async () => {
    const header = await mountHeader({ session: member }, 390);
    const button = await openMenu(header, 'Account', 'Log out');
    expect(title(header)).to.equal('Account');
    drag(drawer(header)!);
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    expect(focused() === button).to.equal(true);
  });

  it('[MOB-05] gives its button the focus where a company is chosen, though a click does not focus buttons, as in Safari', async () => {
    const header = await mountHeader({ session: member, companies }, 390);
    const button = control(header, 'Account');
    button.click();
    (await arrives(header, 'Harbour Haulage')).click();
    await waitUntil(() => !isOpen(header), 'the drawer closes');
    expect(focused()).to.equal(button);
  });

  it('[MOB-01] stays open where a press ends on the backdrop that began inside, as when text is selected', async () => {
    const header = await mountOpen();
    const dialog = drawer(header)!;
    drag(rows(header)[0]!, dialog, dialog);
    await menu(header).updateComplete;
    expect(isOpen(header)).to.equal(true);
  });

  it('[RTE-27] has closed when the page hears that a link is followed, so that focus can go to the page', async () => {
    const header = await mountOpen();
    const open: boolean[] = [];
    header.addEventListener('fp-navigate', (event) => {
      event.preventDefault();
      open.push(isOpen(header));
    });
    (await arrives(header, 'Home')).click();
    expect(open).to.deep.equal([false]);
  });

  for (const [event, session, path] of [
    ['fp-login', visitor, ['Log in']],
    ['fp-logout', member, ['Account: J Rivers', 'Log out']],
    ['fp-locale-change', member, ['Language: English', 'Français']],
    ['fp-company-change', member, ['Account: J Rivers', 'Harbour Haulage']],
  ] as const)
    it(`[RTE-27] has closed when the page hears ${event}, so that focus can go to the page`, async () => {
      const header = await mountHeader({ session, companies }, 390);
      const place = document.body.appendChild(document.createElement('button'));
      header.addEventListener(event, (heard) => {
        heard.preventDefault();
        place.focus();
      });
      await openMenu(header, 'Open menu', 'Close');
      settle(header);
      for (const name of path) {
        const within = drawer(header)!;
        await waitUntil(() => controls(within, name).length > 0, `${name} is there`);
        control(within, name).click();
      }
      await waitUntil(() => !isOpen(header), 'the drawer closes');
      await header.updateComplete;
      expect(focused()).to.equal(place);
      place.remove();
    });
});
