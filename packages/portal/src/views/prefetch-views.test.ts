import { expect } from '@open-wc/testing';
import type { Layout } from '@fleet-portal/model/entities';
import { prefetchViews } from './prefetch-views.ts';
import { describeView } from './view.fixture.ts';

const layout = (...urls: string[]): Layout => ({
  id: 'grid',
  group: '',
  contentType: '',
  permissionsRequired: [],
  requiredAuthContexts: [],
  layoutItems: urls.map((url) => ({ startIndex: 1, endIndex: 12, view: describeView({ url }) })),
  layoutItems8col: [],
  layoutItems4col: [],
});

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

describe('preloading views', () => {
  let stop = new AbortController();
  const asked: string[] = [];

  /** Puts a link on the page and brings the pointer or the focus to it. */
  function approach(href: string, type = 'pointerover'): void {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Link' });
    document.body.append(link);
    link.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
    link.remove();
  }

  function listen(layouts: Record<string, Layout>): void {
    prefetchViews({
      environment: { WEBCOMPONENT_BASE_URL: '' },
      signal: stop.signal,
      layoutAt(url) {
        asked.push(url);
        return layouts[url] ?? null;
      },
    });
  }

  beforeEach(() => {
    stop = new AbortController();
    asked.length = 0;
  });
  afterEach(() => {
    stop.abort();
    document.head.querySelectorAll('link[rel=modulepreload]').forEach((link) => link.remove());
  });

  for (const type of ['pointerover', 'focusin']) {
    it(`[GAT-07] asks for the modules behind a link at ${type}, each once`, () => {
      listen({ '/map/': layout('/views/react/fleet-health.js', '/views/vue/cost-chart.js') });
      approach('/map/', type);
      approach('/map/', type);
      expect(preloaded()).to.deep.equal(['/views/react/fleet-health.js', '/views/vue/cost-chart.js']);
    });
  }

  it('[GAT-07] asks for nothing that the gate would refuse, and nothing of another site', () => {
    listen({});
    approach('/admin/');
    approach('https://elsewhere.example/map/');
    expect(asked).to.deep.equal(['/admin/']);
    expect(preloaded()).to.deep.equal([]);
  });

  it('[ENT-11] asks for nothing whose address is refused', () => {
    listen({ '/map/': layout('https://evil.example/a.js', 'data:text/javascript,1', '') });
    approach('/map/');
    expect(preloaded()).to.deep.equal([]);
  });

  it('[GAT-07] stops when it is told to', () => {
    listen({ '/map/': layout('/views/react/fleet-health.js') });
    stop.abort();
    approach('/map/');
    expect(asked).to.deep.equal([]);
  });
});
