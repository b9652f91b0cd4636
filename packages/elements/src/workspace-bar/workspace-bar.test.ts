import type { Workspace } from '@fleet-portal/model/entities';
import { expect, fixtureSync, html } from '@open-wc/testing';
import { auditIt, expectAccessible } from '../../../../test/helpers/axe.ts';
import { control, controls, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { withoutMargin } from '../../../../test/helpers/without-margin.ts';
import { defineOnce } from '../internal/define.ts';
import type { ThemeName } from '../theme/palettes.ts';
import { mountBar, sampleWorkspace, underlined } from './workspace-bar.fixture.ts';
import { FpWorkspaceBar } from './workspace-bar.ts';

const names = (bar: FpWorkspaceBar, selector: string) => seen(bar, selector).map(nameOf);
const current = (bar: FpWorkspaceBar) => names(bar, '.node[aria-current], .tab[aria-current]');

describe('<fp-workspace-bar>', () => {
  withoutMargin();

  for (const width of [320, 600, 1024, 1440, 1920]) {
    it(`[LAY-02] has nothing for axe to find at ${width} px, and is 104 px high`, async () => {
      const bar = await mountBar({}, width);
      expect(bar.getBoundingClientRect().height).to.equal(104);
      await expectAccessible(bar);
    });
  }

  for (const theme of ['ford', 'lincoln', 'default', 'dark'] satisfies ThemeName[]) {
    auditIt(`[LAY-02] has enough contrast in the ${theme} theme`, async () => {
      await expectAccessible(await mountBar({ theme }));
    });
  }

  it('[WSP-01][NAV-06] says of a tab that it leads to another site', async () => {
    const tabs = [
      { label: 'Energy', route: '/insights/energy/' },
      { label: 'Partner', route: 'https://partner.example/' },
    ];
    const items = [{ label: 'Reports', dropdownItems: [{ label: 'Use', tabstrip: { tabs } }] }];
    const bar = await mountBar({ workspace: sampleWorkspace({ navbar: { items } }) });
    expect(names(bar, '.tab')).to.deep.equal(['Energy', 'Partner (external site)']);
  });

  it('[WSP-01] shows the title and the items, links and buttons, in the page’s language', async () => {
    const bar = await mountBar();
    expect(seen(bar, 'nav').map((nav) => nav.getAttribute('aria-label'))).to.include('Insights');
    expect(names(bar, '#title, .node')).to.deep.equal([
      'Insights',
      'Overview',
      'Reports',
      'Drivers',
      'Handbook (external site)',
    ]);
    expect(control(bar, 'Overview').getAttribute('href')).to.equal('/en-ca/insights/');
    bar.locale = 'de-de';
    bar.currentPath = '/de-de/insights/energy/';
    await bar.updateComplete;
    expect(names(bar, '#title, .node')).to.deep.equal([
      'Flottenauswertungen',
      'Überblick',
      'Berichte',
      'Fahrer',
      'Handbuch (externe Website)',
    ]);
    expect(names(bar, '#tabs-label, .tab')[0]).to.equal('Fahrzeugnutzung');
  });

  for (const [path, ...marked] of [
    ['/en-ca/insights/', 'Overview'],
    ['/en-ca/insights/analytics/', 'Overview'],
    ['/en-ca/insights/energy/?year=2026', 'Reports', 'Energy and fuel'],
    ['/en-ca/insights/trips/7/', 'Reports', 'Trips'],
    ['/en-ca/insights/costs/', 'Reports'],
    ['/en-ca/elsewhere/'],
  ] as const) {
    it(`[WSP-01] marks ${marked.join(' and ') || 'nothing'} at ${path}`, async () => {
      const bar = await mountBar({ currentPath: path });
      expect(current(bar)).to.deep.equal(marked);
      expect(underlined(bar)).to.deep.equal(marked.slice(0, 1));
    });
  }

  it('[WSP-01] follows the route from item to item and from tab to tab', async () => {
    const bar = await mountBar();
    bar.currentPath = '/en-ca/insights/idling/';
    await bar.updateComplete;
    expect(current(bar)).to.deep.equal(['Reports', 'Idle time']);
    bar.currentPath = '/en-ca/insights/';
    await bar.updateComplete;
    expect(current(bar)).to.deep.equal(['Overview']);
  });

  it('[WSP-01] reads the document’s own address where no path is given', async () => {
    const before = location.href;
    history.replaceState(null, '', '/en-ca/insights/trips/');
    expect(current(await mountBar({ currentPath: null }))).to.deep.equal(['Reports', 'Trips']);
    history.replaceState(null, '', before);
  });

  it('[WSP-01] shows the tabs of the active entry under its name', async () => {
    const bar = await mountBar();
    expect(names(bar, '#tabs-label, .tab')).to.deep.equal([
      'Vehicle use',
      'Utilization',
      'Energy and fuel',
      'Trips',
      'Idle time',
    ]);
    expect(control(bar, 'Trips').getAttribute('href')).to.equal('/en-ca/insights/trips/');
  });

  for (const path of ['/en-ca/insights/costs/', '/en-ca/insights/', '/en-ca/elsewhere/']) {
    it(`[WSP-01] hides label and tabstrip at ${path}, where there are no tabs to choose from`, async () => {
      const bar = await mountBar({ currentPath: path });
      expect(names(bar, '#tabs-label, .tab')).to.deep.equal([]);
      expect(bar.getBoundingClientRect().height).to.equal(56);
      await expectAccessible(bar);
    });
  }

  it('[WSP-01] stands in the page and scrolls away with it', async () => {
    const bar = await mountBar();
    bar.parentElement!.style.height = '3000px';
    scrollTo(0, 500);
    expect(bar.getBoundingClientRect().top).to.equal(-500);
    scrollTo(0, 0);
  });

  it('[ENT-14] leaves out what is unsafe or incomplete, and the rest stands', async () => {
    const items = [
      { label: 'Script', route: 'javascript:alert(1)' },
      { label: 'Nowhere', route: '' },
      { label: 'Empty', dropdownItems: [{ label: 'No tabs', tabstrip: { tabs: [] } }] },
      { label: 'Kept', route: '/kept/' },
    ];
    const bar = await mountBar({ workspace: sampleWorkspace({ navbar: { items } }) });
    expect(names(bar, '.node')).to.deep.equal(['Kept']);
  });

  it('[ENT-14] survives data that nobody parsed', async () => {
    const workspace = { title: 'Raw', navbar: { items: [null, { label: 'Kept', route: '/kept/' }, 7] } };
    const bar = await mountBar({ workspace: workspace as unknown as Workspace });
    expect(names(bar, '#title, .node')).to.deep.equal(['Raw', 'Kept']);
  });

  it('[ENT-14] names its navigation even where the title is missing', async () => {
    const bar = await mountBar({ workspace: sampleWorkspace({ title: '', localeTranslations: {} }) });
    expect(seen(bar, 'nav')[0]!.ariaLabel).to.equal('Overview');
    await expectAccessible(bar);
  });

  for (const [what, workspace] of [
    ['no workspace', null],
    ['a workspace that leads nowhere', sampleWorkspace({ navbar: { items: [] } })],
  ] as const) {
    it(`[WSP-01] takes no room for ${what}`, async () => {
      const bar = await mountBar({ workspace });
      expect(bar.getBoundingClientRect().height).to.equal(0);
      expect(seen(bar, '*')).to.deep.equal([]);
    });
  }

  it('[WSP-01] announces a link that is about to be followed, and stays where the page says so', async () => {
    const bar = await mountBar();
    const told: unknown[] = [];
    bar.parentElement!.addEventListener('fp-navigate', (event) => {
      told.push([event.path, event.isExternal]);
      event.preventDefault();
    });
    control(bar, 'Overview').click();
    control(bar, 'Idle time').click();
    control(bar, /Handbook/).click();
    expect(told).to.deep.equal([
      ['/en-ca/insights/', false],
      ['/en-ca/insights/idling/', false],
      ['https://example.com/handbook', true],
    ]);
  });

  it('[NAV-08] waits for the strings of another language and shows no English meanwhile', async () => {
    class LateBar extends FpWorkspaceBar {}
    defineOnce('fp-workspace-bar-late', LateBar);
    const bar = fixtureSync<LateBar>(html`<fp-workspace-bar-late></fp-workspace-bar-late>`);
    Object.assign(bar, { workspace: sampleWorkspace(), locale: 'sv-se', currentPath: '/sv-se/' });
    await Promise.resolve();
    expect(controls(bar, /Handbook/)).to.deep.equal([]);
    await bar.updateComplete;
    expect(names(bar, '.node')).to.include('Handbook (extern webbplats)');
  });

  it('[LAY-02] takes the host page’s colors before the theme’s', async () => {
    const bar = await mountBar({ theme: 'ford' });
    bar.style.setProperty('--fp-color-ink', 'rgb(1, 2, 3)');
    expect(getComputedStyle(seen(bar, '#title')[0]!).color).to.equal('rgb(1, 2, 3)');
  });
});
