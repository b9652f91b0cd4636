import { expect, oneEvent } from '@open-wc/testing';
import { noteConsole } from '../../../../test/helpers/note-console.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { RouteEntry } from './route-entry.ts';
import { mountRouter } from './router.fixture.ts';
import type { FpRouter } from './router.ts';

const start = location.href;

let accept: (() => void) | undefined;

/** Makes the browser refuse history changes until `accept` is called. */
function refuse(method: 'pushState' | 'replaceState') {
  const accepting = history[method].bind(history);
  history[method] = () => {
    throw new DOMException(`Attempt to use history.${method}() more than 100 times`, 'SecurityError');
  };
  accept = () => {
    history[method] = accepting;
  };
}

const navigate = (detail: unknown) => window.dispatchEvent(new CustomEvent('router-navigate', { detail }));

describe('<fp-router>', () => {
  // Restores the test runner's address without leaving the document.
  afterEach(() => {
    accept?.();
    history.pushState(null, '', start);
  });

  it('[RTE-27] reports the address that the page was loaded with', async () => {
    const { entries } = await mountRouter('/en-ca/insights/?year=2026#chart');
    expect(entries[0]).to.include({ url: '/en-ca/insights/?year=2026#chart', how: 'load' });
  });

  it('[RTE-27] pushes an entry for a followed link, with query and hash', async () => {
    const { router, next, entries } = await mountRouter('/en-ca/');
    const entry = await next(() => router.querySelector('a')?.click());
    expect(entry).to.include({ url: '/en-ca/reports/?a=1#b', how: 'push' });
    expect(entry?.key).not.to.equal(entries[0]?.key);
    expect(location.pathname).to.equal('/en-ca/reports/');
  });

  it('[RTE-27] lets the browser jump within the page and reports it as an entry that keeps its scroll', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    const entry = await next(() => router.querySelector<HTMLAnchorElement>('a[href="#part"]')?.click());
    expect(entry).to.deep.include({ url: '/en-ca/#part', how: 'push', scroll: { kind: 'keep' } });
  });

  it('[RTE-27] makes no second entry for a link to the address that is open', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    const opened = await next(() => router.push('/en-ca/reports/'));
    const entry = await next(() => router.push('/en-ca/reports/'));
    expect(entry?.key).to.equal(opened?.key);
    expect(await next(() => history.back())).to.include({ url: '/en-ca/' });
  });

  it('[RTE-25] a link that is pressed twice was opened from where it was pressed', async () => {
    const { router, next } = await mountRouter('/en-ca/reports/');
    expect(await next(() => router.push('/en-ca/reports/'))).to.include({ from: '/en-ca/reports/' });
    await next(() => router.push('/en-ca/orders/'));
    expect(await next(() => router.push('/en-ca/orders/'))).to.include({ from: '/en-ca/reports/' });
  });

  it('[RTE-16] a redirect replaces the entry and keeps its state and the way the visitor came', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    await next(() => router.push('/reports/?a=1'));
    history.replaceState({ ...history.state, draft: 7 }, '');
    const entry = await next(() => router.redirect('/en-ca/reports/?a=1'));
    expect(entry).to.include({ url: '/en-ca/reports/?a=1', how: 'push' });
    expect(history.state).to.have.property('draft', 7);
    expect(await next(() => history.back())).to.include({ url: '/en-ca/' });
  });

  it('[RTE-27] a redirect from a page that was shown is no longer how the document came, and begins at the top', async () => {
    const { router, entries, next } = await mountRouter('/en-ca/admin/');
    expect(entries[0]).to.include({ how: 'load' });
    const entry = await next(() => router.redirect('/en-ca/403Page/', true));
    expect(entry).to.deep.include({ url: '/en-ca/403Page/', how: 'replace', scroll: { kind: 'top' } });
  });

  it('[RTE-25] says which address an entry was opened from, across redirects', async () => {
    const { router, next } = await mountRouter('/en-ca/?a=1');
    await next(() => router.push('/reports/'));
    const entry = await next(() => router.redirect('/en-ca/reports/'));
    expect(entry).to.include({ from: '/en-ca/?a=1' });
    expect(await next(() => router.push('/en-ca/'))).to.include({ from: '/en-ca/reports/' });
  });

  it('[RTE-21] replace keeps the scroll and adds no entry', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    await next(() => router.push('/en-ca/insights/'));
    const entry = await next(() => router.replace('/en-ca/reports/'));
    expect(entry).to.deep.include({ how: 'replace', scroll: { kind: 'keep' } });
    expect(await next(() => history.back())).to.include({ url: '/en-ca/' });
  });

  it('[RTE-27] replace leaves to a page on its way where it begins', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    const entry = await next(() => {
      router.push('/en-ca/insights/');
      router.replace('/en-ca/insights/?tab=fuel');
    });
    expect(entry).to.deep.include({ url: '/en-ca/insights/?tab=fuel', how: 'push', scroll: { kind: 'top' } });
  });

  it('[RTE-26] never reports a navigation that a newer one has overtaken', async () => {
    const pending = new Map<string, () => void>();
    const aborted: string[] = [];
    const enter = ({ url }: RouteEntry, signal: AbortSignal) => {
      if (url === '/en-ca/') return;
      signal.addEventListener('abort', () => aborted.push(url));
      return new Promise<void>((resolve) => pending.set(url, resolve));
    };
    const { router, entries } = await mountRouter('/en-ca/', { enter });
    router.push('/en-ca/slow/');
    await waitUntil(() => pending.has('/en-ca/slow/'));
    router.push('/en-ca/quick/');
    await waitUntil(() => pending.has('/en-ca/quick/'));
    expect(aborted).to.deep.equal(['/en-ca/slow/']);
    expect(router.isOvertaken(entries[0]!)).to.equal(true);
    const reported = oneEvent(router, 'fp-route');
    pending.get('/en-ca/quick/')?.();
    await reported;
    pending.get('/en-ca/slow/')?.();
    await router.updateComplete;
    await new Promise((resolve) => setTimeout(resolve));
    expect(entries.map(({ url }) => url)).to.deep.equal(['/en-ca/', '/en-ca/quick/']);
    expect(router.entry?.url).to.equal('/en-ca/quick/');
    expect(router.isOvertaken(entries[1]!)).to.equal(false);
  });

  it('[RTE-26] reports the entry although what it needs beforehand has failed', async () => {
    const said = noteConsole('error');
    const { entries } = await mountRouter('/en-ca/', { enter: () => Promise.reject(new Error('no texts')) });
    expect(entries).to.have.length(1);
    expect(said).to.have.length(1);
  });

  it('[RTE-20] a router-navigate event’s path leads where the portal locates it from the open entry', async () => {
    const locate = (path: string, { url }: RouteEntry) => `${url}from${path}`;
    const { next } = await mountRouter('/en-ca/', { locate });
    expect((await next(() => navigate({ path: '/reports/?a=1' })))?.url).to.equal('/en-ca/from/reports/?a=1');
  });

  it('[RTE-20] a router-navigate event without a path reads the address bar again', async () => {
    const { next } = await mountRouter('/en-ca/');
    history.pushState(history.state, '', '/en-ca/reports/');
    expect((await next(() => navigate(null)))?.url).to.equal('/en-ca/reports/');
  });

  for (const path of [
    'javascript:alert(1)',
    'data:text/html,x',
    '//host.example/',
    '/\\host.example',
    '/\t/host.example',
    7,
    7n,
  ]) {
    it(`[RTE-25] refuses router-navigate to ${String(path).replace('\t', '⇥')} and says so`, async () => {
      const { entries, next, router } = await mountRouter('/en-ca/');
      const said = noteConsole('warn');
      navigate({ path });
      expect(said).to.have.length(1);
      await next(() => router.push('/en-ca/reports/'));
      expect(entries.map(({ url }) => url)).to.deep.equal(['/en-ca/', '/en-ca/reports/']);
    });
  }

  it('[RTE-08] leaves links to another application to the browser, and itself leaves for such a path', async () => {
    const left: string[] = [];
    const { router, entries } = await mountRouter('/en-ca/', { leave: (href) => left.push(href) });
    let isTaken: boolean | null = null;
    window.addEventListener(
      'click',
      (event) => {
        isTaken = event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    router.querySelector<HTMLAnchorElement>('a[href="/logout"]')?.click();
    expect(isTaken).to.equal(false);
    router.push('/logout?redirect=%2F');
    expect(left).to.deep.equal(['/logout?redirect=%2F']);
    expect(entries).to.have.length(1);
  });

  it('[RTE-27] leaves for the address by itself where the browser takes no more entries', async () => {
    const left: string[] = [];
    const { router } = await mountRouter('/en-ca/', { leave: (href) => left.push(href) });
    refuse('pushState');
    router.querySelector('a')?.click();
    expect(left).to.deep.equal(['/en-ca/reports/?a=1#b']);
  });

  it('[RTE-21] leaves for where a redirect leads, in place of the entry, where the browser takes no more changes', async () => {
    const left: Parameters<FpRouter['leave']>[] = [];
    const { router, entries } = await mountRouter('/reports/', { leave: (...way) => left.push(way) });
    refuse('replaceState');
    router.redirect('/en-ca/reports/');
    expect(left).to.deep.equal([['/en-ca/reports/', { replace: true }]]);
    expect(entries).to.have.length(1);
  });

  it('[RTE-27] reports where the browser has gone by itself although it takes no more changes', async () => {
    const { router, next } = await mountRouter('/en-ca/');
    refuse('replaceState');
    const entry = await next(() => router.querySelector<HTMLAnchorElement>('a[href="#part"]')?.click());
    expect(entry).to.include({ url: '/en-ca/#part', how: 'push' });
  });

  it('[VIEW-02] takes the address that a script has written, although the browser takes no more changes', async () => {
    const left: unknown[] = [];
    const { next } = await mountRouter('/en-ca/', { leave: (...way) => left.push(way) });
    const entry = await next(() => {
      history.replaceState(history.state, '', '?zoom=1');
      refuse('replaceState');
      window.dispatchEvent(new Event('hashchange'));
    });
    expect(entry).to.include({ url: '/en-ca/?zoom=1', how: 'replace' });
    expect(left).to.deep.equal([]);
  });

  for (const kept of ['its state', 'none']) {
    it(`[RTE-27] is still loading where a script writes another address first, with ${kept}`, async () => {
      const enter = ({ url }: RouteEntry) => {
        if (!url.includes('utm')) return;
        history.replaceState(kept === 'none' ? null : history.state, '', '/en-ca/');
        window.dispatchEvent(new Event('hashchange'));
      };
      const { entries } = await mountRouter('/en-ca/?utm=1', { enter });
      expect(entries[0]).to.deep.include({ url: '/en-ca/', how: 'load', from: '', scroll: { kind: 'top' } });
    });
  }

  it('[RTE-25] leaves a link to a path that is none of the portal’s to the browser', async () => {
    const { router, entries } = await mountRouter('/en-ca/');
    router.querySelector('a')?.setAttribute('href', `${location.origin}//evil.example/`);
    let isRouters: boolean | undefined;
    const listen = (event: Event) => {
      isRouters = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', listen, { once: true });
    router.querySelector('a')?.click();
    expect(isRouters).to.equal(false);
    expect(entries).to.have.length(1);
  });

  it('[RTE-27] takes no click and no Back once it is off the page', async () => {
    const { router, entries } = await mountRouter('/en-ca/');
    router.remove();
    expect(history.scrollRestoration).to.equal('auto');
    window.dispatchEvent(new PopStateEvent('popstate'));
    navigate({ path: '/reports/' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(entries).to.have.length(1);
  });
});
