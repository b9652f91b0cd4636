import { expect } from '@open-wc/testing';
import { beyondWindow } from '../../../../test/helpers/beyond-window.ts';
import { expectAccessible } from '../../../../test/helpers/axe.ts';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { closePortal, openPortal, type OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

const main = ({ container }: OpenPortal) => container.querySelector('main')!;
const bar = (portal: OpenPortal) => main(portal).querySelector('fp-search-bar')!;
const links = (portal: OpenPortal) => elements(main(portal), 'link').map(({ textContent }) => textContent);
const result = (portal: OpenPortal) =>
  [...main(portal).querySelectorAll('.sitemap-search p')].map(({ textContent }) => textContent).join(' ');

async function open(query = '', options: Parameters<typeof openPortal>[1] = {}): Promise<OpenPortal> {
  const portal = await openPortal(`/en-us/sitemap/${query}`, options);
  const asked = new URLSearchParams(query).get('search');
  await portal.page(asked ? `Search: ${asked.slice(0, 100)}` : 'Sitemap');
  await bar(portal).updateComplete;
  return portal;
}

async function search(portal: OpenPortal, query: string): Promise<void> {
  bar(portal).query = '';
  await bar(portal).updateComplete;
  bar(portal).focus();
  await sendKeys({ type: query });
  await sendKeys({ press: 'Enter' });
  await waitUntil(() => result(portal).includes(`“${query}”`), `the page says what it found for ${query}`);
}

/** Records the page's announcements from now on, one per line. */
function noteStatuses(): () => string {
  const lines: string[] = [];
  const watcher = new MutationObserver((changes) => {
    const regions = changes.map(({ target }) => (target instanceof Element ? target : target.parentElement));
    for (const region of new Set(regions.map((place) => place?.closest('[role=status]'))))
      if (region?.textContent) lines.push(region.textContent);
  });
  watcher.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => {
    watcher.disconnect();
    return lines.join('\n');
  };
}

describe('the search of the sitemap', () => {
  afterEach(closePortal);

  it('[HDR-13] lists all pages and says nothing of a search where none is asked for', async () => {
    const portal = await open();
    expect(links(portal).length).to.be.greaterThan(20);
    expect(result(portal)).to.equal('');
    expect(portal.has('link', 'Show all pages')).to.equal(false);
  });

  it('[HDR-13] lists what the address asks for, says how many pages that is, and names the document', async () => {
    const portal = await open('?search=DEPOT+charg');
    const found = links(portal).filter((label) => label !== 'Show all pages');
    expect(found.length).to.be.within(1, 19);
    expect(new Set(found).size).to.equal(1);
    expect(result(portal)).to.equal('1 page found for “DEPOT charg”');
    expect(bar(portal).query).to.equal('DEPOT charg');
    expect(document.title).to.equal('Search: DEPOT charg | United States');
    await expectAccessible(document.body, { page: true });
  });

  it('[HDR-13] searches by its field, keeps the focus there, and Back returns', async () => {
    const portal = await open();
    const all = links(portal);
    await search(portal, 'charg');
    expect(location.pathname + location.search).to.equal('/en-us/sitemap/?search=charg');
    expect(links(portal).length).to.be.lessThan(all.length);
    expect(document.activeElement === bar(portal)).to.equal(true);
    await search(portal, 'vehicle');
    history.back();
    await waitUntil(() => result(portal).includes('“charg”'), 'the first search is back');
    expect(bar(portal).query).to.equal('charg');
    history.back();
    await waitUntil(() => links(portal).length === all.length, 'all pages are back');
    expect(bar(portal).query).to.equal('');
  });

  it('[HDR-13] is where a search in the header leads', async () => {
    await setViewport(1280);
    const portal = await openPortal('/en-us/contact-us/');
    await portal.page('Contact us');
    const header = portal.container.querySelector('fp-header')!;
    await waitUntil(() => header.renderRoot.querySelector('fp-search-bar'), 'the header has its field');
    const field = header.renderRoot.querySelector('fp-search-bar')!;
    await field.updateComplete;
    field.focus();
    await sendKeys({ type: 'charg' });
    await sendKeys({ press: 'Enter' });
    await portal.page('Search: charg');
    expect(location.search).to.equal('?search=charg');
    expect(result(portal)).to.match(/^\d+ pages found for “charg”$/);
  });

  it('[HDR-13][RTE-27] says aloud what each search has found, once, as soon as the first', async () => {
    const portal = await open();
    const said = noteStatuses();
    await search(portal, 'charg');
    await search(portal, 'vehicle');
    await search(portal, 'nowhere');
    expect(said()).to.match(
      /^\d+ pages found for “charg”\n\d+ pages found for “vehicle”\nNo page was found for “nowhere”\.$/,
    );
  });

  it('[HDR-13] keeps what is typed while the page renders anew', async () => {
    const portal = await open();
    bar(portal).focus();
    await sendKeys({ type: 'char' });
    const settled = new Promise((done) => addEventListener('redirects-settled', done, { once: true }));
    dispatchEvent(new CustomEvent('router-navigate', { detail: { path: '/sitemap/?from=menu' } }));
    await settled;
    await sendKeys({ type: 'g' });
    await bar(portal).updateComplete;
    expect(location.search).to.equal('?from=menu');
    expect(bar(portal).query).to.equal('charg');
  });

  it('[HDR-13] says that nothing is found, and leads back to all pages with the focus in the field', async () => {
    const portal = await open('?search=zzzz');
    expect(result(portal)).to.match(/^No page was found for “zzzz”\./);
    expect(links(portal)).to.deep.equal(['Show all pages']);
    await expectAccessible(document.body, { page: true });
    portal.get('link', 'Show all pages').click();
    await waitUntil(() => result(portal) === '', 'the search is over');
    expect(location.search).to.equal('');
    expect(bar(portal).query).to.equal('');
    expect(links(portal).length).to.be.greaterThan(20);
    expect(document.activeElement === bar(portal)).to.equal(true);
  });

  it('[HDR-13] leaves nothing behind of a page that stood twice, in two columns or two entries of one name', async () => {
    const node = (label: string) => ({ type: 'route', label, target: { path: `/${label}/` } });
    const menu = (...labels: string[]) => {
      const columns = labels.map((label) => ({
        sections: [{ label: '', nodes: [node(label), node('Contact')] }],
      }));
      return {
        type: 'menu-view',
        label: 'More',
        submenu: { submenuType: 'simple', columnGroups: [{ columns }] },
      };
    };
    const items = [menu('Vans', 'Trucks'), menu('Buses')];
    const portal = await openPortal('/en-ca/sitemap/', {
      market: sampleMarket({ navBar: { items }, footer: { sections: [] } }),
    });
    await portal.page('Sitemap');
    await bar(portal).updateComplete;
    expect(links(portal)).to.deep.equal(['Vans', 'Contact', 'Trucks', 'Buses', 'Contact']);
    await search(portal, 'trucks');
    expect(links(portal)).to.deep.equal(['Show all pages', 'Trucks']);
    await search(portal, 'buses');
    expect(links(portal)).to.deep.equal(['Show all pages', 'Buses']);
    expect(
      elements(main(portal), 'heading').filter(({ textContent }) => textContent === 'More'),
    ).to.have.length(1);
    expect(portal.errors).to.deep.equal([]);
  });

  it('[NAV-07] finds only what the person may open', async () => {
    const visitor = await open('?search=maintenance+history');
    expect(result(visitor)).to.match(/^No page was found/);
    closePortal();
    const customer = await open('?search=maintenance+history', { person: 'fleet-customer' });
    expect(result(customer)).to.match(/^\d+ pages? found for “maintenance history”$/);
  });

  it('[RTE-25] shows a hostile query as text, and only its first 100 characters', async () => {
    const hostile = `<img src=x onerror=alert(1)>${'W'.repeat(300)}`;
    const portal = await open(`?search=${encodeURIComponent(hostile)}`);
    await setViewport(320);
    expect(result(portal)).to.contain(`“${hostile.slice(0, 100)}”`);
    expect(main(portal).querySelector('img')).to.equal(null);
    expect(beyondWindow()).to.equal(0);
  });
});
