import { parse, workspaceSchema, type Workspace } from '@fleet-portal/model/entities';
import { fixture, html } from '@open-wc/testing';
import { sendKeys, setViewport } from '../../../../test/helpers/commands.ts';
import { control, nameOf, seen } from '../../../../test/helpers/seen.ts';
import './define.ts';
import type { FpWorkspaceBar } from './workspace-bar.ts';

/** The bar on a host page, on the page of the second of four tabs, at a viewport width. */
export async function mountBar(
  properties: Partial<FpWorkspaceBar> = {},
  width = 1280,
): Promise<FpWorkspaceBar> {
  const element = await fixture<FpWorkspaceBar>(html`<fp-workspace-bar></fp-workspace-bar>`);
  await setViewport(width);
  Object.assign(element, {
    workspace: sampleWorkspace(),
    locale: 'en-ca',
    currentPath: '/en-ca/insights/energy/',
    ...properties,
  });
  await element.updateComplete;
  return element;
}

/** The names of the items with the accent bar. */
export const underlined = (bar: FpWorkspaceBar) =>
  seen(bar, '.node')
    .filter((node) => getComputedStyle(node, '::before').content === '""')
    .map(nameOf);

/** The names of the buttons whose lists are open. */
export const open = (bar: FpWorkspaceBar) => seen(bar, '[aria-expanded=true]').map(nameOf);

export async function toggle(bar: FpWorkspaceBar, button: string): Promise<HTMLElement> {
  const opener = control(bar, button);
  opener.focus({ preventScroll: true });
  opener.click();
  await bar.updateComplete;
  return opener;
}

export async function press(bar: FpWorkspaceBar, ...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key });
  await bar.updateComplete;
}

/** The workspace Insights, with a page, two dropdowns and an external page, in English and German. */
export function sampleWorkspace(overrides: Record<string, unknown> = {}): Workspace {
  return parse('workspace', workspaceSchema, {
    title: 'Insights',
    localeTranslations: { 'de-de': 'Flottenauswertungen' },
    navbar: { items },
    ...overrides,
  });
}

/** Any number of items, each with its number after its label; every third has a dropdown. */
export function manyItems(count: number, locale = 'en-ca'): Workspace {
  const words = ['Fuhrparkübersicht', 'Kostenstellenberichte', 'Ladeinfrastruktur'];
  const numbered = Array.from({ length: count }, (_, index) => {
    const label = `${locale === 'de-de' ? words[index % words.length] : 'Report'} ${index + 1}`;
    const route = `/many/${index + 1}/`;
    return index % 3 === 1
      ? { label, dropdownItems: [entry(`Inside ${index + 1}`, 'Innen', tab('Only', 'Nur', route))] }
      : { label, route };
  });
  return sampleWorkspace({ navbar: { items: numbered } });
}

const text = (label: string, german: string) => ({ label, localeTranslations: { 'de-de': german } });
const tab = (label: string, german: string, route: string) => ({ ...text(label, german), route });
const entry = (label: string, german: string, ...tabs: object[]) => ({
  ...text(label, german),
  tabstrip: { tabs },
});

const items = [
  { ...text('Overview', 'Überblick'), route: '/insights/' },
  {
    ...text('Reports', 'Berichte'),
    dropdownItems: [
      entry(
        'Vehicle use',
        'Fahrzeugnutzung',
        tab('Utilization', 'Auslastung', '/insights/utilization/'),
        tab('Energy and fuel', 'Energie und Kraftstoff', '/insights/energy/'),
        tab('Trips', 'Fahrten', '/insights/trips/'),
        tab('Idle time', 'Leerlaufzeiten', '/insights/idling/'),
      ),
      entry('Spending', 'Ausgaben', tab('Costs', 'Kosten', '/insights/costs/')),
    ],
  },
  {
    ...text('Drivers', 'Fahrer'),
    route: '/drivers/',
    dropdownItems: [entry('Safety', 'Sicherheit', tab('Scores', 'Werte', '/drivers/scores/'))],
  },
  { ...text('Handbook', 'Handbuch'), route: 'https://example.com/handbook' },
];
