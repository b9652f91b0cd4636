import { expect } from '@open-wc/testing';
import { connectShell } from '../../../packages/elements/src/connect/connect-shell.ts';
import type { ConnectedShell } from '../../../packages/elements/src/connect/options.ts';
import { loadMarket } from '../../../packages/elements/src/market/market-source.ts';
import { hydrate } from '../../../packages/elements/src/server/hydrate.ts';
import { answerFetch } from '../../helpers/answer-fetch.ts';
import { expectAccessible } from '../../helpers/axe.ts';
import { signInAs } from '../../helpers/backend.ts';
import { setViewport } from '../../helpers/commands.ts';
import { signedIn } from '../../helpers/fixtures.ts';
import { element, elements, nameOf } from '../../helpers/roles.ts';
import { waitUntil } from '../../helpers/wait-until.ts';
import { noteConsole } from '../../helpers/note-console.ts';
import { drawn, layoutShifts, places } from './layout.fixture.ts';
import { closeServerPage, nodesOf, openServerPage, type ServerPage } from './server-page.fixture.ts';

const address = '/en-ca/server-rendered/?notice=Tonight+the+depot+is+closed.';

const has = (root: ParentNode, role: 'button' | 'link', name: string) =>
  elements(root, role).some((one) => nameOf(one) === name);

describe('taking over what a server has made', () => {
  let page: ServerPage;
  let shell: ConnectedShell | undefined;

  afterEach(() => {
    shell?.disconnect();
    closeServerPage();
  });

  it('[HDR-02] [FTR-01] [BAN-01] goes on from the server’s nodes: none is made anew, nothing moves, nothing is said', async () => {
    page = await openServerPage(address);
    await setViewport(1280);
    await drawn();
    const { header, footer, body } = page;
    const banner = body.querySelector('fp-banner')!;
    const shells = [header, footer, banner];
    const before = shells.map(nodesOf);
    const placed = places([...body.querySelectorAll('*'), ...before.flat()]);
    const shifts = layoutShifts();
    const said = noteConsole('warn', 'error');
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    for (const shell of shells) observer.observe(shell.shadowRoot!, { childList: true, subtree: true });

    await import('../../../packages/elements/src/shell.ts');
    await waitUntil(
      () => shells.every((shell) => 'hasUpdated' in shell && shell.hasUpdated),
      'all are taken over',
    );
    await waitUntil(
      () => !header.shadowRoot!.querySelector('.early'),
      'the menus before the script are gone',
    );
    await drawn();
    observer.disconnect();

    const removed = changes.flatMap(({ removedNodes, addedNodes }) => [...removedNodes, ...addedNodes]);
    expect(
      removed.filter((node) => !(node instanceof HTMLElement) || !node.matches('.early,style')),
    ).to.deep.equal([]);
    expect(shells.map(nodesOf)).to.deep.equal(before);
    expect(places([...body.querySelectorAll('*'), ...before.flat()])).to.deep.equal(placed);
    expect(shifts()).to.equal(0);
    expect(said).to.deep.equal([]);
    await expectAccessible(header);
  });

  it('[HDR-09] [RTE-27] is alive: menus open, links announce themselves', async () => {
    page = await openServerPage(address);
    await setViewport(1280);
    const { header } = page;
    await hydrate(document);
    element(header.shadowRoot!, 'button', 'Language: EN').click();
    await waitUntil(() => has(header.shadowRoot!, 'link', 'Français'));
    const gone: string[] = [];
    header.addEventListener('fp-navigate', (event) => {
      event.preventDefault();
      gone.push(event.path);
    });
    element(header.shadowRoot!, 'link', 'Insights').click();
    expect(gone).to.deep.equal(['/en-ca/insights/']);
  });

  /** A user with several companies; the counts that the shell's calls deliver come later. */
  const known = {
    session: signedIn(),
    companies: [
      { id: '1', name: 'Northwind Deliveries' },
      { id: '2', name: 'Eastwind Couriers' },
    ],
    companyId: '1',
  };
  const counts = { notificationCount: 3, cartQuantity: 12 };

  for (const [width, when] of [
    [360, 'before'],
    [700, 'after'],
    [1280, 'before'],
    [1280, 'after'],
  ] as const) {
    it(`[HDR-07] shows the person whom the page names ${when} it is taken over, and nothing moves, ${width} px`, async () => {
      await setViewport(width);
      page = await openServerPage(address);
      await drawn();
      const { header, footer, body } = page;
      const said = noteConsole('warn', 'error');
      const placed = places(body.querySelectorAll('*'));
      const shifts = layoutShifts();
      if (when === 'before') Object.assign(header, known);
      await hydrate(document);
      await drawn();
      if (when === 'after') Object.assign(header, known);
      footer.session = signedIn();
      await waitUntil(
        () =>
          has(header.shadowRoot!, 'button', 'Account: J Rivers') ||
          has(header.shadowRoot!, 'button', 'Account'),
      );
      await drawn();
      Object.assign(header, counts);
      await waitUntil(() => has(header.shadowRoot!, 'button', 'Notifications: 3'));
      await drawn();
      expect(places(body.querySelectorAll('*'))).to.deep.equal(placed);
      expect(shifts()).to.equal(0);
      expect(said).to.deep.equal([]);
    });
  }

  it('[BAN-01] [FTR-06] a banner that comes late into its room and a late footer move nothing', async () => {
    page = await openServerPage(address, (markup) =>
      markup
        .replace(
          /<fp-banner.*<\/fp-banner>/s,
          '<fp-banner style="display:block;min-height:53px"></fp-banner>',
        )
        .replace(/<fp-footer.*<\/fp-footer>/s, ''),
    );
    await setViewport(1280);
    await drawn();
    const { body } = page;
    const shifts = layoutShifts();
    await hydrate(document);
    await import('../../../packages/elements/src/shell.ts');
    const banner = body.querySelector('fp-banner')!;
    const placed = places(body.querySelectorAll('main, main *'));
    banner.text = 'Tonight the depot is closed.';
    await waitUntil(() => banner.shadowRoot?.textContent.includes('Tonight'));
    expect(banner.offsetHeight).to.equal(53);
    expect(places(body.querySelectorAll('main, main *'))).to.deep.equal(placed);

    const footer = Object.assign(document.createElement('fp-footer'), { src: '/markets/ca.json' });
    body.append(footer);
    await waitUntil(() => footer.shadowRoot && elements(footer.shadowRoot, 'link').length > 3);
    await drawn();
    expect(shifts()).to.equal(0);
  });

  it('[NAV-01] keeps a menu open that was opened before, with the focus', async () => {
    page = await openServerPage(address);
    await setViewport(1280);
    const { shadowRoot } = page.header;
    const button = element(shadowRoot!, 'button', 'Vehicles');
    button.click();
    element(shadowRoot!, 'link', 'Cargo vans').focus();
    await hydrate(document);
    await waitUntil(() => button.ariaExpanded === 'true');
    await waitUntil(() => has(shadowRoot!, 'link', 'Cargo vans'));
    expect(shadowRoot!.activeElement).to.equal(button);
  });

  it('[HDR-02] is told its market once more by connectShell: an open menu stays, with the focus', async () => {
    await signInAs(undefined, 'ca');
    page = await openServerPage(address);
    await setViewport(1280);
    const { header } = page;
    shell = connectShell({ base: location.origin, market: 'ca', consent: false });
    await hydrate(document);
    const button = element(header.shadowRoot!, 'button', 'Vehicles');
    button.focus();
    button.click();
    await waitUntil(() => has(header.shadowRoot!, 'link', 'Cargo vans'));
    await waitUntil(() => header.src !== '/markets/ca.json', 'the shell names the market');
    await drawn();
    expect(button.ariaExpanded).to.equal('true');
    expect(header.shadowRoot!.activeElement).to.equal(button);
  });

  it('[HDR-02] [API-09] follows another market that the page names later, and refuses a locale that it does not have', async () => {
    page = await openServerPage(address);
    await setViewport(1280);
    const { header, footer } = page;
    await hydrate(document);
    const refused = new Set<EventTarget | null>();
    page.body.addEventListener('fp-error', ({ target, field }) => field === 'locale' && refused.add(target));
    for (const bar of [header, footer]) {
      Object.assign(bar, { src: '/markets/gb.json', locale: 'en-GB' });
      await waitUntil(() => bar.locale === 'en-gb', 'the other market is there');
      bar.locale = 'xx-yy';
    }
    await waitUntil(() => refused.size === 2, 'both say so');
  });

  it('[HDR-02] a page lets a person’s header go on by itself', async () => {
    page = await openServerPage(address, (markup) => markup.replaceAll('"auto"', '"page"'));
    await setViewport(1280);
    const { header } = page;
    const said = noteConsole('warn', 'error');
    const before = nodesOf(header);
    await hydrate(document);
    expect(header.hasUpdated).to.equal(false);
    header.market = await loadMarket('/markets/ca.json');
    header.removeAttribute('defer-hydration');
    await waitUntil(() => !header.shadowRoot!.querySelector('.early'));
    expect(nodesOf(header)).to.deep.equal(before);
    expect(said).to.deep.equal([]);
  });

  it('[API-09] is tried again, until it is done, once the connection is back or the page is seen again', async () => {
    page = await openServerPage(address, (markup) => markup.replaceAll('/ca.json', '/ca.json?late'));
    await setViewport(1280);
    const shells = [page.header, page.footer];
    const before = shells.map(nodesOf);
    const said = noteConsole('warn', 'error');
    let asked = 0;
    answerFetch(({ search }) =>
      search === '?late' && (asked += 1) < 3 ? new Response(null, { status: 500 }) : null,
    );
    await hydrate(document);
    const tryAgain = async (event: string) => {
      const now = said.length;
      document.dispatchEvent(new Event(event, { bubbles: true }));
      await waitUntil(() => said.length > now || shells.every(({ hasUpdated }) => hasUpdated), 'an outcome');
    };
    await tryAgain('visibilitychange');
    expect(shells.map(({ hasUpdated }) => hasUpdated)).to.deep.equal([false, false]);
    await tryAgain('online');
    await waitUntil(() => !page.header.shadowRoot!.querySelector('.early'));
    await tryAgain('online');
    expect(asked).to.equal(3);
    expect(shells.map(nodesOf)).to.deep.equal(before);
    expect(said.every((line) => line.endsWith('status 500'))).to.equal(true);
  });

  it('[API-09] draws anew, and says so once, what another market has made', async () => {
    page = await openServerPage(address, (markup) =>
      markup.replaceAll('/markets/ca.json', '/markets/gb.json'),
    );
    await setViewport(1280);
    const { header } = page;
    const said = noteConsole('warn', 'error');
    await hydrate(document);
    await waitUntil(() => !has(header.shadowRoot!, 'button', 'Language: EN'));
    expect(said.filter((line) => line.startsWith('<fp-header>'))).to.have.length(1);
    expect(getComputedStyle(header).position, 'it keeps its styles').to.equal('sticky');
    const vehicles = element(header.shadowRoot!, 'button', 'Vehicles');
    vehicles.click();
    await waitUntil(() => vehicles.ariaExpanded === 'true', 'the menu opens');
  });
});
