import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { RouteEntry } from './route-entry.ts';
import { isRestoring, scrollToEntry } from './scroll.ts';

const entry: RouteEntry = {
  url: '/en-ca/#late',
  how: 'push',
  from: '',
  key: 'a',
  scroll: { kind: 'top' },
};
const isThere = () => window.scrollY > 0;

/** A page whose target, far below, exists once `grow` is called. */
async function openShort() {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const overtaken = new AbortController();
  scrollToEntry(entry, overtaken.signal);
  const grow = () => {
    page.innerHTML = '<div id="late"></div>';
    page.style.paddingBlock = '3000px';
  };
  return { page, overtaken, grow };
}

/** Waits until the page has reported its new size, and all observers have been notified. */
const hasGrown = (page: HTMLElement) =>
  new Promise<void>((grown) => {
    new ResizeObserver(([seen], observer) => {
      if ((seen?.contentRect.height ?? 0) < 1 && page.clientHeight < 3000) return;
      observer.disconnect();
      requestAnimationFrame(() => grown());
    }).observe(page);
  });

/**
 * Runs something with its timers held. The returned function lets the time pass for those that have not been cleared in the meantime.
 */
function withoutTime(act: () => void): () => void {
  const begin = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const waiting = new Map<unknown, () => void>();
  window.setTimeout = ((due: () => void) => {
    waiting.set(-1 - waiting.size, due);
    return -waiting.size;
  }) as typeof setTimeout;
  window.clearTimeout = (id) => waiting.delete(id) || stop(id);
  act();
  window.setTimeout = begin;
  return () => {
    window.clearTimeout = stop;
    for (const due of waiting.values()) due();
  };
}

describe('the place of the page that an entry asks for', () => {
  afterEach(() => window.scrollTo({ top: 0, behavior: 'instant' }));

  it('[RTE-24] is reached however late the content comes', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms / 1000);
    const { grow, overtaken } = await openShort();
    await new Promise((resolve) => AbortSignal.timeout(60_000).addEventListener('abort', resolve));
    AbortSignal.timeout = timeout;
    grow();
    await waitUntil(isThere);
    overtaken.abort();
  });

  it('[RTE-24][VIEW-05] is reached in an isolated view', async () => {
    const page = await fixture<HTMLElement>(
      html`<div style="padding-block: 3000px"><div class="view-root"></div></div>`,
    );
    page.firstElementChild!.attachShadow({ mode: 'open' }).innerHTML = '<h2 id="late">Trips</h2>';
    const overtaken = new AbortController();
    scrollToEntry(entry, overtaken.signal);
    expect(isThere()).to.equal(true);
    overtaken.abort();
  });

  it('[RTE-24] [RTE-27] is another page’s beginning while the target of its hash has not come, or never does', async () => {
    await fixture<HTMLElement>(html`<main style="height: 3000px"></main>`);
    window.scrollTo({ top: 400, behavior: 'instant' });
    const overtaken = new AbortController();
    scrollToEntry({ ...entry, from: '/en-ca/reports/#late' }, overtaken.signal);
    expect(window.scrollY).to.equal(0);
    overtaken.abort();
  });

  it('[RTE-24] is left alone where the same page has no target for its hash', async () => {
    await fixture<HTMLElement>(html`<main style="height: 3000px"></main>`);
    window.scrollTo({ top: 400, behavior: 'instant' });
    const overtaken = new AbortController();
    scrollToEntry({ ...entry, from: '/en-ca/#part' }, overtaken.signal);
    expect(window.scrollY).to.equal(400);
    overtaken.abort();
  });

  it('[RTE-24] is the page’s beginning, not its footer, while a place that was left is on its way', async () => {
    const page = await fixture<HTMLElement>(
      html`<div>
        <main style="height: 900px"><div class="skeleton"></div></main>
        <footer style="height: 700px"></footer>
      </div>`,
    );
    const main = page.querySelector('main')!;
    const overtaken = new AbortController();
    window.scrollTo({ top: 400, behavior: 'instant' });
    scrollToEntry({ ...entry, scroll: { kind: 'restore', y: 2000 } }, overtaken.signal);
    expect(window.scrollY).to.equal(0);
    main.replaceChildren();
    main.style.height = '5000px';
    await waitUntil(() => window.scrollY === 2000, 'the place is reached');
    overtaken.abort();
  });

  it('[RTE-27] is restored once it is there for good, however long after it was there for a moment', async () => {
    const main = await fixture<HTMLElement>(html`<main style="height: 5000px"></main>`);
    const overtaken = new AbortController();
    const back: RouteEntry = { ...entry, scroll: { kind: 'restore', y: 2000 } };
    const letTimePass = withoutTime(() => scrollToEntry(back, overtaken.signal));
    expect([window.scrollY, isRestoring(back)]).to.deep.equal([2000, false]);
    main.innerHTML = '<div class="skeleton"></div>';
    main.style.height = '900px';
    await waitUntil(() => window.scrollY === 0, 'the page begins at its top');
    letTimePass();
    expect(isRestoring(back), 'the top is not where the visitor was').to.equal(true);
    main.replaceChildren();
    main.style.height = '5000px';
    await waitUntil(() => window.scrollY === 2000, 'the place is reached');
    overtaken.abort();
  });

  it('[RTE-24] is the page’s end where the page has got shorter than it was left', async () => {
    await fixture<HTMLElement>(html`<main style="height: 3000px"></main>`);
    const overtaken = new AbortController();
    scrollToEntry({ ...entry, scroll: { kind: 'restore', y: 9000 } }, overtaken.signal);
    expect(window.scrollY).to.be.above(1000);
    overtaken.abort();
  });

  it('[RTE-24] is given up once the visitor scrolls', async () => {
    const { grow, page } = await openShort();
    window.dispatchEvent(new WheelEvent('wheel'));
    grow();
    await hasGrown(page);
    expect(isThere()).to.equal(false);
  });

  it('[RTE-26] is given up once another entry comes', async () => {
    const { grow, page, overtaken } = await openShort();
    overtaken.abort();
    grow();
    await hasGrown(page);
    expect(isThere()).to.equal(false);
  });
});
