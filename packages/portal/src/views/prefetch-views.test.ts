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
const item = (url: string) => ({ startIndex: 1, endIndex: 4, view: describeView({ url }) });

const preloaded = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => new URL(href).pathname,
  );

describe('preloading views', () => {
  let stop = new AbortController();
  const asked: string[] = [];

  /** Adds a link to the page and moves the pointer or the focus to it. */
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

  it('[RTE-22] asks for the modules of the grids of every width', () => {
    const grids = { layoutItems8col: [item('/views/8.js')], layoutItems4col: [item('/views/4.js')] };
    listen({ '/map/': { ...layout('/views/12.js'), ...grids } });
    approach('/map/');
    expect(preloaded()).to.deep.equal(['/views/12.js', '/views/8.js', '/views/4.js']);
  });

  describe('in the shadow roots of the shell', () => {
    let outer: HTMLElement;
    const links = () => {
      const root = outer.shadowRoot!;
      return [...root.querySelectorAll('a'), ...root.querySelector('div')!.shadowRoot!.querySelectorAll('a')];
    };

    /** A bar of links that contains a menu with a shadow root of its own. */
    beforeEach(() => {
      outer = document.createElement('div');
      const bar = outer.attachShadow({ mode: 'open' });
      bar.innerHTML = '<a href="/home/">Home</a><a href="/map/">Map</a><div></div>';
      const menu = bar.querySelector('div')!.attachShadow({ mode: 'open' });
      menu.innerHTML = '<a href="/costs/">Costs</a><a href="/tyres/">Tyres</a>';
      document.body.append(outer);
    });
    afterEach(() => outer.remove());

    /** Moves the pointer from one element to another; listeners for which both are retargeted to the same element get no event. */
    const move = (from: Element, to: Element) =>
      to.dispatchEvent(
        new PointerEvent('pointerover', { bubbles: true, composed: true, relatedTarget: from }),
      );

    const all = {
      '/map/': layout('/views/map.js'),
      '/costs/': layout('/views/costs.js'),
      '/tyres/': layout('/views/tyres.js'),
    };

    it('[GAT-07] asks for the modules behind the links that the pointer moves along, once each', () => {
      listen(all);
      const [home, map, costs, tyres] = links();
      move(document.body, home!);
      move(home!, map!);
      expect(preloaded()).to.deep.equal(['/views/map.js']);
      move(map!, costs!);
      move(costs!, tyres!);
      expect(preloaded()).to.deep.equal(['/views/map.js', '/views/costs.js', '/views/tyres.js']);
      expect(asked).to.deep.equal(['/home/', '/map/', '/costs/', '/tyres/']);
    });

    it('[GAT-07] asks for the modules behind the links that the focus moves along', () => {
      listen(all);
      for (const link of links()) link.focus();
      expect(preloaded()).to.deep.equal(['/views/map.js', '/views/costs.js', '/views/tyres.js']);
    });

    it('[GAT-07] hears of the roots that the focus is in when it begins', () => {
      const [, , costs, tyres] = links();
      costs!.focus();
      listen(all);
      tyres!.focus();
      expect(preloaded()).to.deep.equal(['/views/tyres.js']);
    });

    it('[GAT-07] hears nothing in them once it is told to stop', () => {
      listen(all);
      const [home, map] = links();
      move(document.body, home!);
      stop.abort();
      move(home!, map!);
      expect(asked).to.deep.equal(['/home/']);
    });
  });

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
