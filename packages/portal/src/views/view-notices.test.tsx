import { focusedElement } from '@fleet-portal/elements/focus';
import { expect } from '@open-wc/testing';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';

const url = '/packages/portal/src/views/echo.fixture.ts';
const view = (id: string) => ({ id, viewId: id, framework: 'react', exposedComponent: 'Tells', url });
const item = (id: string, startIndex: number) => ({ startIndex, endIndex: startIndex + 5, view: view(id) });

/** Opens a page with two views that show notices and modals. */
async function openMap(body = 'Saved.'): Promise<OpenPortal> {
  const layouts = [{ id: 'grid', layoutItems: [item('one', 1), item('two', 7)] }];
  const routes = [{ ...mapRoute(), extras: { ...mapRoute().extras, body } }];
  const portal = await openPortal('/en-ca/map/', { market: sampleMarket({ routes, layouts }) });
  await portal.page('Map');
  await waitUntil(() => buttons('Save').length === 2, 'both views are seen');
  return portal;
}

const buttons = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('main button')].filter(
    (button) => button.textContent === name && button.checkVisibility({ visibilityProperty: true }),
  );
const notices = () =>
  [...(document.querySelector('fp-top-notifications')?.renderRoot.querySelectorAll('li') ?? [])].map(
    ({ textContent }) => textContent.trim(),
  );
const modals = () => [...(document.querySelector('fp-modal-stack')?.modals ?? [])].map(({ title }) => title);

describe('what views tell the person', () => {
  afterEach(closePortal);

  it('[BAN-02][VIEW-02] stands at the page’s top, safe and once a view, until the view takes it away', async () => {
    await openMap('<img src=x onerror=alert(1)><b>Saved.</b>');
    buttons('Save')[0]!.click();
    buttons('Save')[0]!.click();
    await waitUntil(() => notices().join().includes('Saved.'), 'the notice');
    expect(notices()).to.have.length(1);
    expect(document.querySelector('fp-top-notifications')!.renderRoot.querySelector('[onerror]')).to.equal(
      null,
    );
    buttons('Save')[1]!.click();
    await waitUntil(() => notices().length === 2, 'the other view’s, with the same id');
    buttons('Hide')[0]!.click();
    await waitUntil(() => notices().length === 1, 'one goes');
  });

  it('[BAN-02][VIEW-02] stays away that the person has closed by its X, also when another comes', async () => {
    const portal = await openMap();
    buttons('Save')[0]!.click();
    await waitUntil(() => notices().length === 1, 'the notice');
    (await portal.find('button', 'Close message')).click();
    await waitUntil(() => notices().length === 0, 'it goes');
    buttons('Save')[1]!.click();
    await waitUntil(() => notices().length > 0, 'the other view’s');
    expect(notices()).to.have.length(1);
  });

  it('[BAN-02][RTE-26] goes with the view', async () => {
    const portal = await openMap();
    buttons('Save')[0]!.click();
    await waitUntil(() => notices().length === 1, 'the notice');
    followLink('/en-ca/sitemap/');
    await portal.page('Sitemap');
    await waitUntil(() => notices().length === 0, 'it goes');
  });

  it('[MOD-01][VIEW-02] is asked in a modal of the shell, which says what was chosen and gives the focus back', async () => {
    const portal = await openMap();
    const [button] = buttons('Delete');
    button!.focus();
    button!.click();
    await waitUntil(() => focusedElement()?.textContent.trim() === 'Delete van 12?', 'the modal opens');
    (await portal.find('button', 'Delete it')).click();
    await waitUntil(() => document.querySelector('[data-chosen=yes]'), 'the view hears of it');
    await waitUntil(() => document.activeElement === button, 'the focus is back');
    expect(modals()).to.deep.equal([]);
  });

  it('[VIEW-05] is refused where it is none, and the console says what is missing', async () => {
    await openMap();
    const said = noteConsole('warn');
    buttons('Misuse')[0]!.click();
    expect(
      said.filter((line) => line === 'view one: notify() takes an object with the texts id and body'),
    ).to.have.length(3);
    expect(
      said.filter((line) => line === 'view one: openModal() takes an object with the texts id and title'),
    ).to.have.length(3);
    expect([...notices(), ...modals()]).to.deep.equal([]);
    buttons('Inform')[0]!.click();
    expect(said.at(-1)).to.equal(
      'view one: notify() takes the variants error, warning, neutral, primary, and shows "info" as neutral',
    );
  });
});
