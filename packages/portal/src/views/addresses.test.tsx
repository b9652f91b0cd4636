import { expect } from '@open-wc/testing';
import type { ViewInputs } from '@fleet-portal/model/rules';
import { followLink } from '../../../../test/helpers/navigate.ts';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { closePortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { given } from './addresses.fixture.ts';
import { mapRoute } from './layout.fixture.ts';
import { broken, isReady, item, openLayout, place } from './view-slots.fixture.ts';

const url = '/packages/portal/src/views/addresses.fixture.ts';

/** The view's inputs, imported from the same URL that the loader uses. */
async function all(): Promise<typeof given> {
  const module = (await import(url)) as { given: typeof given };
  return module.given;
}

const inputs = async (): Promise<ViewInputs> => (await all()).inputs!;

/** Reports an address that a script has written, as views must do in browsers without the Navigation API. */
function tellOfAddress(): void {
  if (!('navigation' in window)) dispatchEvent(new CustomEvent('router-navigate', { detail: null }));
}

/** Opens the view at an address; it stays for every address below /map/. */
async function openView(address = '/en-ca/map/', others: object[] = []) {
  const view = item('given', { url, exposedComponent: 'Given' }, 1, 6);
  const routes = [{ ...mapRoute(), path: '/map/*/' }];
  const portal = await openLayout([view, ...others], undefined, undefined, { routes }, address);
  await isReady('Given');
  return portal;
}

const isTold = (address: string) =>
  waitUntil(async () => (await inputs()).currentPath === address, `the view is told ${address}`);
const isAt = (address: string) =>
  waitUntil(() => location.pathname + location.search + location.hash === address, `the page is ${address}`);

describe('addresses within a view', () => {
  afterEach(closePortal);

  it('[VIEW-02][RTE-25] are gone to as a link of the page would, or refused with the reason', async () => {
    const warned = noteConsole('warn');
    const portal = await openView();
    const { navigate } = await inputs();
    navigate('?filter=b');
    await isAt('/en-ca/map/?filter=b');
    navigate('//evil.example/');
    expect(warned).to.deep.equal([
      'view given: navigate() takes a plain address of this site, not "//evil.example/"',
    ]);
    navigate('../orders/7/');
    await isAt('/en-ca/orders/7/');
    navigate('/files/price-list.pdf');
    expect(portal.left, 'a file is the server’s').to.deep.equal(['/files/price-list.pdf']);
    navigate('/en-ca/map/');
    await isAt('/en-ca/map/');
    expect(portal.container.querySelector('h1'), 'the page stands').not.to.equal(null);
  });

  it('[VIEW-02] are told to the view, also where their query or fragment alone changes', async () => {
    await openView();
    expect((await inputs()).currentPath).to.equal('/en-ca/map/');
    followLink('/en-ca/map/?tab=trips');
    await isTold('/en-ca/map/?tab=trips');
    followLink('#last');
    await isTold('/en-ca/map/?tab=trips#last');
    (await inputs()).navigate('?tab=fuel', { replace: true });
    await isTold('/en-ca/map/?tab=fuel');
    history.back();
    await isTold('/en-ca/map/?tab=trips');
  });

  it('[VIEW-02] that it writes itself are the shell’s too, each once', async () => {
    const portal = await openView();
    const header = portal.container.querySelector('fp-header')!;
    const { updates } = Object.assign(await all(), { updates: [] as string[] });
    history.replaceState(history.state, '', '?tab=trips');
    tellOfAddress();
    await isTold('/en-ca/map/?tab=trips');
    expect(header.currentPath).to.equal('/en-ca/map/?tab=trips');
    history.replaceState({ row: 7 }, '');
    history.pushState(null, '', '7/#fuel');
    tellOfAddress();
    await isTold('/en-ca/map/7/#fuel');
    history.back();
    await isTold('/en-ca/map/?tab=trips');
    expect(updates).to.deep.equal(['/en-ca/map/?tab=trips', '/en-ca/map/7/#fuel', '/en-ca/map/?tab=trips']);
  });

  it('[VIEW-02][RTE-27] below a star keep the view, and are another page to the person', async () => {
    const portal = await openView('/en-ca/map/7/');
    const slot = place('Given');
    followLink('/en-ca/map/8/');
    await isTold('/en-ca/map/8/');
    expect(slot.isConnected).to.equal(true);
    const heading = portal.container.querySelector('h1');
    expect(document.activeElement).to.equal(heading);
    await portal.find('status', 'Map');
    heading?.blur();
    (await inputs()).navigate('?tab=trips');
    await isTold('/en-ca/map/8/?tab=trips');
    expect(document.activeElement).to.equal(document.body);
  });

  it('[VIEW-01] below a star try again what has failed at another, and Refresh still asks for the view first', async () => {
    const portal = await openView('/en-ca/map/7/', [broken()]);
    const failures = () => portal.errors.filter((line) => line.startsWith('view broken: ')).length;
    await waitUntil(() => failures() === 1, 'it has failed');
    const { navigate, signal } = await inputs();
    navigate('../8/');
    await waitUntil(() => failures() === 2, 'it has failed again');
    const card = await portal.find('button', 'Refresh');
    card.click();
    await waitUntil(() => failures() === 3, 'the view is loaded again, not the page');
    expect(signal.aborted).to.equal(false);
  });
});
