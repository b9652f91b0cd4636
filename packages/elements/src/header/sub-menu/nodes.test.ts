import { expect } from '@open-wc/testing';
import { expectAccessible } from '../../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../../test/helpers/commands.ts';
import { noteConsole } from '../../../../../test/helpers/note-console.ts';
import { arrives, control, goes, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import { marketWith, route, simple, tabbed, view } from '../menus/menu.fixture.ts';

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"/>')}`;
const vehicles = simple('Vehicles', [view('vehicles', 'Your vehicles'), route('Beside')]);

function slotted(header: FpHeader, id = 'vehicles'): HTMLElement {
  const element = document.createElement('b');
  element.slot = `view-${id}`;
  element.textContent = 'A view';
  header.append(element);
  return element;
}

describe('nodes of a sub-menu', () => {
  it('[NAV-03] shows an icon, and in the place of one that does not load nothing', async () => {
    const tabs = {
      Some: [
        route('Good', { iconUrl: icon, description: 'Beneath the text' }),
        route('Bad', { iconUrl: '/no-such-icon.svg', description: 'Beneath the text' }),
        route('None', { description: 'Beneath the text' }),
      ],
      Lost: [route('Worse', { iconUrl: '/no-such-icon.svg', description: 'Beneath the text' })],
    };
    const header = await mountHeader({ market: marketWith(tabbed('Menu', tabs)) });
    await openMenu(header, 'Menu', 'Good');
    const image = (name: string) => control(header, name).querySelector('img')!;
    const isGone = (name: string) => getComputedStyle(image(name)).visibility === 'hidden';
    await waitUntil(() => isGone('Bad'), 'the broken icon goes');
    expect(isGone('Good')).to.equal(false);
    const list = () => seen(header, '[role=tabpanel] ul')[0]!;
    const indents = () =>
      seen(list(), '.text, .description').map((text) => {
        const indent = parseFloat(getComputedStyle(text).paddingInlineStart);
        return text.getBoundingClientRect().left + indent - list().getBoundingClientRect().left;
      });
    expect(indents(), 'under each other').to.deep.equal([28, 28, 28, 28, 28, 28]);
    control(header, 'Lost').click();
    await arrives(header, 'Worse');
    await waitUntil(() => isGone('Worse'), 'the broken icon goes');
    expect(indents(), 'where it was').to.deep.equal([28, 28]);
  });

  it('[NAV-03] shows an icon again where another takes a broken one’s place', async () => {
    const tabs = {
      One: [route('First', { iconUrl: '/no-such-icon.svg' })],
      Two: [route('Second', { iconUrl: icon })],
    };
    const header = await mountHeader({ market: marketWith(tabbed('Menu', tabs)) });
    await openMenu(header, 'Menu', 'First');
    const visibility = () =>
      getComputedStyle(seen(header, '[role=tabpanel] a')[0]!.querySelector('img')!).visibility;
    await waitUntil(() => visibility() === 'hidden', 'the broken icon goes');
    control(header, 'Two').click();
    await arrives(header, 'Second');
    await waitUntil(() => visibility() === 'visible', 'the other icon comes');
  });

  it('[NAV-06] leaves the class names of a view alone whose picture does not load', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    const content = slotted(header);
    const picture = content.appendChild(new Image());
    await openMenu(header, 'Vehicles', 'Beside');
    picture.dispatchEvent(new Event('error'));
    expect(content.className).to.equal('');
  });

  it('[NAV-06] marks external links in text and picture', async () => {
    const market = marketWith(
      simple('Menu', [
        route('Help', { target: { path: 'https://example.com/', isExternal: true } }),
        route('Write', { target: { path: 'mailto:help@fleet.example' } }),
      ]),
    );
    const header = await mountHeader({ market });
    await openMenu(header, 'Menu', 'Help (external site)');
    const link = control(header, 'Help (external site)');
    expect(link.getAttribute('rel')).to.equal('external noopener');
    expect(link.querySelectorAll('svg')).to.have.length(1);
    expect(control(header, 'Write').getAttribute('rel'), 'a letter opens no site').to.equal(null);
  });

  it('[NAV-06] has a place for an embedded view, with its label until the view is there', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    await openMenu(header, 'Vehicles', 'Beside');
    expect(seen(header, 'li.view .label').map(nameOf)).to.deep.equal(['Your vehicles']);
    settle(header);
    await expectAccessible(header);
    const content = slotted(header);
    await waitUntil(() => content.assignedSlot && content.checkVisibility(), 'the view shows');
    expect(seen(header, 'li.view .label')).to.have.length(0);
    await expectAccessible(header);
    content.remove();
    await waitUntil(() => seen(header, 'li.view .label').length === 1, 'the label is back');
  });

  it('[LAY-02] fades in what stands in for a view within the 80 ms that reduced motion allows', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    await openMenu(header, 'Vehicles', 'Beside');
    expect(getComputedStyle(seen(header, '.skeleton')[0]!).animationDuration).to.equal('0.08s, 0s');
  });

  it('[NAV-06] says that a view is missing which does not come, and shows it where it comes at last', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    await openMenu(header, 'Vehicles', 'Beside');
    const [place] = seen(header, 'li.view');
    const [lines, text] = ['.skeleton', '.missing'].map((part) => place!.querySelector(part)!);
    const visible = () => [lines!, text!].map((part) => getComputedStyle(part).visibility);
    expect(visible()).to.deep.equal(['visible', 'hidden']);
    for (const animation of place!.getAnimations({ subtree: true })) animation.finish();
    expect(visible()).to.deep.equal(['hidden', 'visible']);
    expect(nameOf(text!)).to.equal('This content is not available right now.');
    await expectAccessible(header);
    control(header, 'Vehicles').click();
    await goes(header, '.missing');
    await openMenu(header, 'Vehicles', 'Beside');
    expect(visible()).to.deep.equal(['hidden', 'visible']);
    const content = slotted(header);
    await waitUntil(() => content.assignedSlot && content.checkVisibility(), 'the view shows');
    expect(text!.checkVisibility()).to.equal(false);
  });

  it('[NAV-06] waits for a view from its first opening on, not from being rendered ahead', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    const button = control(header, 'Vehicles');
    const times = () =>
      [...header.shadowRoot!.querySelectorAll('fp-sub-menu')].flatMap(({ shadowRoot }) =>
        [...shadowRoot!.querySelectorAll('.skeleton, .missing')].flatMap((part) =>
          part.getAnimations().map(({ playState }) => playState),
        ),
      );
    await waitUntil(() => {
      button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, composed: true }));
      return times().length === 3;
    }, 'the sheet is rendered ahead');
    expect(new Set(times())).to.deep.equal(new Set(['paused']));
    await openMenu(header, 'Vehicles', 'Beside');
    expect(times()).not.to.include('paused');
  });

  it('[NAV-06] shows a view that a host has slotted before the menu was opened', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    const content = slotted(header);
    expect(content.checkVisibility()).to.equal(false);
    await openMenu(header, 'Vehicles', 'Beside');
    const place = content.getBoundingClientRect();
    const sheet = seen(header, '.sheet')[0]!.getBoundingClientRect();
    expect([place.top > sheet.top, place.bottom < sheet.bottom]).to.deep.equal([true, true]);
  });

  it('[NAV-04] stays open while the focus goes into a view, and closes when it goes on', async () => {
    const header = await mountHeader({ market: marketWith(vehicles) });
    const content = slotted(header);
    const [first, second] = [content, content].map((place) =>
      place.appendChild(document.createElement('button')),
    );
    await openMenu(header, 'Vehicles', 'Beside');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => document.activeElement === first, 'the view has the focus');
    await sendKeys({ press: 'Tab' });
    await waitUntil(() => document.activeElement === second, 'its next control has it');
    second!.remove();
    await header.updateComplete;
    expect(header.renderRoot.querySelector('fp-sub-menu')!.open).to.equal(true);
    first!.focus();
    const beyond = document.body.appendChild(document.createElement('button'));
    beyond.focus();
    await goes(header, '.sheet');
    beyond.remove();
  });

  it('[NAV-06] shows a view once that stands twice in a menu, and says so once', async () => {
    const nodes = [
      view('vehicles', 'First'),
      view('vehicles', 'Second'),
      view('other', 'Third'),
      route('Beside'),
    ];
    const said = noteConsole('warn');
    const header = await mountHeader({ market: marketWith(simple('Menu', nodes)) });
    await openMenu(header, 'Menu', 'Beside');
    expect(seen(header, 'li.view .label').map(nameOf)).to.deep.equal(['First', 'Third']);
    const content = slotted(header);
    await waitUntil(() => content.checkVisibility(), 'the view shows');
    expect(seen(header, 'li.view .label').map(nameOf)).to.deep.equal(['Third']);
    header.currentPath = '/en-ca/other/';
    await header.updateComplete;
    await openMenu(header, 'Menu', 'Beside');
    expect(said).to.deep.equal(['<fp-header>: the view "vehicles" stands twice in a menu.']);
  });

  it('[NAV-06] hands a view on to the menu that opens: the next sub-menu, then the drawer', async () => {
    const other = simple('Other', [view('vehicles', 'Your vehicles', 'menu-view'), route('There')]);
    const header = await mountHeader({ market: marketWith(vehicles, other) });
    const content = slotted(header);
    const home = () => content.assignedSlot?.parentElement;
    await openMenu(header, 'Vehicles', 'Beside');
    expect(home()!.id).to.equal('submenu-0-panel');
    await openMenu(header, 'Other', 'There');
    expect(home()!.id).to.equal('submenu-1-panel');
    await setViewport(390);
    await goes(header, '.sheet');
    await openMenu(header, 'Open menu', 'Vehicles');
    control(header, 'Vehicles').click();
    await waitUntil(
      () => home()?.localName === 'fp-mobile-menu' && content.checkVisibility(),
      'the view shows',
    );
    expect(header.renderRoot.querySelectorAll('slot[name="view-vehicles"]')).to.have.length(1);
  });
});
