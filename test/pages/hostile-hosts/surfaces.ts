import { fixture, html, nextFrame } from '@open-wc/testing';
import '../../../packages/elements/src/banner/define.ts';
import {
  forget,
  mount as mountConsent,
  openSettings,
} from '../../../packages/elements/src/consent/consent.fixture.ts';
import '../../../packages/elements/src/footer/define.ts';
import { mountHeader, openMenu } from '../../../packages/elements/src/header/header.fixture.ts';
import { mountOpen } from '../../../packages/elements/src/header/mobile-menu/drawer.fixture.ts';
import { actions, openModal } from '../../../packages/elements/src/modal/modal.fixture.ts';
import { mountDrawer } from '../../../packages/elements/src/notifications/drawer.fixture.ts';
import { mount as mountSearch, wrong } from '../../../packages/elements/src/search-bar/search-bar.fixture.ts';
import '../../../packages/elements/src/skip-link/define.ts';
import '../../../packages/elements/src/spinner/define.ts';
import '../../../packages/elements/src/top-notifications/define.ts';
import { mountBar } from '../../../packages/elements/src/workspace-bar/workspace-bar.fixture.ts';
import { setViewport } from '../../helpers/commands.ts';
import { sampleMarket, signedIn } from '../../helpers/fixtures.ts';

const companies = [
  { id: 'c1', name: 'Northwind Deliveries' },
  { id: 'c2', name: 'Westwind Logistics' },
];
const person = {
  session: signedIn({ permissions: ['FLEET_REPORTS_VIEW', 'ADMIN'] }),
  market: sampleMarket({ tld: '.com' }),
  companies,
  cartQuantity: 3,
  notificationCount: 2,
  search: true,
};
const notifications = [
  { id: 'e', variant: 'error', body: 'Charging stands still until four.' },
  { id: 'p', variant: 'primary', body: 'Read <a href="/news/">the news</a><ul><li>of fleets</li></ul>' },
];
const banner = {
  text: 'Charging is read only until four.',
  variant: 'warning',
  closable: true,
  actions: [{ label: 'Why', action: 'WHY' }],
};

/** Each element in the states that show most of it, without motion. */
export const surfaces: Record<string, () => Promise<Element>> = {
  'header with its mega menu, 1440 px': async () => {
    const header = await mountHeader(person, 1440);
    await openMenu(header, 'Vehicles', /Compare models/);
    return header;
  },
  'header with its tabbed menu, 1024 px': async () => {
    const header = await mountHeader(person, 1024);
    await openMenu(header, 'Charging', /Chargers/);
    return header;
  },
  'header with its account menu, 1440 px': async () => {
    const header = await mountHeader(person, 1440);
    await openMenu(header, /Rivers/, /Log out/);
    return header;
  },
  'header of a visitor, 320 px': () => mountHeader({ search: true, cartQuantity: 3 }, 320),
  'mobile menu, 320 px': () => mountOpen({}, 320),
  'footer, 1440 px': () => mountAt('fp-footer', { market: sampleMarket(), currentPath: '/en-ca/' }, 1440),
  'footer, 320 px': () => mountAt('fp-footer', { market: sampleMarket(), currentPath: '/en-ca/' }, 320),
  'workspace bar, 1440 px': () => mountBar({}, 1440),
  'workspace bar, 320 px': () => mountBar({}, 320),
  banner: () => mountAt('fp-banner', banner, 1280),
  'top notifications': () => mountAt('fp-top-notifications', { notifications }, 1280),
  'search bar': () => mountSearch({ query: 'Transit', error: wrong }, 1280),
  'notification drawer': () => mountDrawer({}, 1280),
  modal: async () => (await openModal({ actions }, 'All of it.')).element,
  'cookie question and settings': async () => {
    forget();
    const consent = await mountConsent();
    await openSettings(consent);
    return consent;
  },
  'skip link': () => mountAt('fp-skip-link', {}, 1280),
  'spinner of a page': () => mountAt('fp-spinner', { page: true, label: 'Logging in' }, 1280),
};

/**
 * Mounts the element of a state, ends its animations, and waits for the frame in which an engine decides which parts of a long list to
 * render.
 */
export async function mountStill(state: () => Promise<Element>): Promise<Element> {
  const element = await state();
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await nextFrame();
  await nextFrame();
  return element;
}

async function mountAt(tag: string, properties: object, width: number): Promise<Element> {
  const page = await fixture<HTMLElement>(html`<div></div>`);
  const element = page.appendChild(document.createElement(tag));
  await setViewport(width);
  Object.assign(element, properties);
  await ('updateComplete' in element && element.updateComplete);
  return element;
}
