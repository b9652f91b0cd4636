import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { openPortal } from '../../../../test/helpers/portal.tsx';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import { mapRoute } from './layout.fixture.ts';

export const echo = '/packages/portal/src/views/echo.fixture.ts';
export const item = (id: string, view: object, startIndex = 1, endIndex = 12) => ({
  startIndex,
  endIndex,
  view: { id, exposedComponent: '', framework: 'react', viewId: id, ...view },
});
export const good = item('echo', { url: echo, exposedComponent: 'ReactEcho' }, 1, 6);
export const broken = (url = '/views/misbehaving/fails-at-load.js') =>
  item('broken', { url, framework: 'vue' }, 7, 12);

export async function openLayout(
  layoutItems: object[],
  extras: object = {},
  layouts: object[] = [{ id: 'grid', layoutItems }],
  site: Parameters<typeof sampleMarket>[0] = {},
  url = '/en-ca/map/',
) {
  const market = sampleMarket({ routes: [mapRoute()], layouts, ...site });
  // Not earlier: the sample is a copy, and some extras cannot be copied.
  for (const { id, extras: own } of market.routes) if (id === 'map') Object.assign(own, extras);
  return openPortal(url, { market });
}

export function place(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`section[aria-label="Embedded screen: ${name}"]`);
  if (!found) throw new Error(`There is no place for ${name}`);
  return found;
}

export const isReady = (name: string) =>
  waitUntil(
    () => document.querySelector('.grid') && place(name).getAttribute('aria-busy') === 'false',
    `${name} is ready`,
  );
