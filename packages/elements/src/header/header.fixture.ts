import { fixture, html, nextFrame } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { sampleMarket } from '../../../../test/helpers/fixtures.ts';
import { arrives, control, nameOf, seen } from '../../../../test/helpers/seen.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import './define.ts';
import type { FpHeader } from './header.ts';

/** The header on a host page, at a viewport width. */
export async function mountHeader(properties: Partial<FpHeader> = {}, width = 1280): Promise<FpHeader> {
  await setViewport(width);
  const element = await fixture<FpHeader>(html`<fp-header></fp-header>`);
  Object.assign(element, { market: sampleMarket(), currentPath: '/en-ca/', ...properties });
  await element.updateComplete;
  return element;
}

/** Primary nodes "Business area 1", "2" and so on; the last one has a sub-menu with the link "Deep". */
export function businessAreas(count: number): object[] {
  const link = (label: string) => ({
    type: 'route',
    label,
    target: { path: `/${label.replace(/ /g, '-')}/` },
  });
  const columnGroups = [{ columns: [{ sections: [{ nodes: [link('Deep')] }] }] }];
  const links = Array.from({ length: count }, (_, index) => link(`Business area ${index + 1}`));
  const last = { ...links.pop(), type: 'menu-view', target: null };
  return [...links, { ...last, submenu: { submenuType: 'simple', columnGroups } }];
}

/** The names of the buttons and links at the end of the main bar. */
export const tools = (header: FpHeader) => seen(header, '.end :is(a,button)').map(nameOf);

/** Opens a menu by its button, and waits for one of its entries and for the script that closes it on a click elsewhere. */
export async function openMenu(
  header: FpHeader,
  button: string | RegExp,
  entry: string | RegExp,
): Promise<HTMLElement> {
  const opener = control(header, button);
  opener.focus({ preventScroll: true });
  opener.click();
  await arrives(header, entry);
  await import('./menus/index.ts');
  await nextFrame();
  return opener;
}

/** Waits for the script that loads when the user approaches the header: it hides the empty company item. */
export function whenLoaded(header: FpHeader): Promise<void> {
  return waitUntil(() => header.renderRoot.querySelector('li[hidden]'), 'it is loaded');
}

/** Focuses a control, and waits for the script that loads then. */
export async function focusOn(header: FpHeader, name: string | RegExp): Promise<HTMLElement> {
  const place = control(header, name);
  place.focus({ preventScroll: true });
  await whenLoaded(header);
  return place;
}
