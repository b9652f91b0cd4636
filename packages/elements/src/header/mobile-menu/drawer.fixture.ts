import { signedIn } from '../../../../../test/helpers/fixtures.ts';
import { control, goes, nameOf, seen, settle } from '../../../../../test/helpers/seen.ts';
import { the } from '../../../../../test/helpers/the.ts';
import { waitUntil } from '../../../../../test/helpers/wait-until.ts';
import { mountHeader, openMenu } from '../header.fixture.ts';
import type { FpHeader } from '../header.ts';
import type { FpMobileMenu } from './mobile-menu.ts';

export const member = signedIn({ permissions: ['FLEET_REPORTS_VIEW', 'ADMIN'] });

export const drawer = (header: FpHeader) => seen<HTMLDialogElement>(header, 'dialog[open]')[0];
export const title = (header: FpHeader) => seen(header, 'h2').map(nameOf)[0];
export const rows = (header: FpHeader) => seen(header, '.pane:not([inert]) :is(a,button)');
export const pane = (header: FpHeader) => the(seen(header, '.pane:not([inert])')[0]);
export const isOpen = (header: FpHeader) => drawer(header) !== undefined;
export const menu = (header: FpHeader) =>
  the(header.renderRoot.querySelector<FpMobileMenu>('fp-mobile-menu'));

const page: Partial<FpHeader> = { session: member, cartQuantity: 2, currentPath: '/en-ca/insights/' };

/** A header on a phone, with its drawer open and the slide finished. */
export async function mountOpen(properties: Partial<FpHeader> = {}, width = 390): Promise<FpHeader> {
  const header = await mountHeader({ ...page, ...properties }, width);
  await openMenu(header, 'Open menu', 'Close');
  settle(header);
  return header;
}

/** Opens a level by its row. */
export async function enter(header: FpHeader, name: string, heading = name): Promise<void> {
  control(header, name).click();
  await waitUntil(() => title(header) === heading, `${name} opens`);
  settle(header);
}

/** Closes the drawer and waits until it has slid out. */
export async function close(header: FpHeader): Promise<void> {
  control(header, 'Close').click();
  await goes(header, 'dialog');
}

export async function back(header: FpHeader, heading: string): Promise<void> {
  control(header, 'Back').click();
  await waitUntil(() => title(header) === heading, `back at ${heading}`);
  settle(header);
}
