import {
  closePortal,
  openPortal,
  type OpenPortal,
  type PortalOptions,
} from '../../../../../test/helpers/portal.tsx';

export const path = '/en-us/account/privacy-settings/';
export const admin: PortalOptions = { person: 'blue-star-admin' };

export const boxes = ({ container }: OpenPortal) => [
  ...container.querySelectorAll<HTMLInputElement>('main input[type=checkbox]'),
];
export const ticked = (portal: OpenPortal) => boxes(portal).filter(({ checked }) => checked).length;
export const isBusy = ({ container }: OpenPortal) =>
  container.querySelector('main form[aria-busy=true]') !== null;

export async function openForm(query = '', options: PortalOptions = admin): Promise<OpenPortal> {
  const portal = await openPortal(path + query, options);
  await portal.find('button', 'Save choices');
  return portal;
}

/** Follows a link of the portal, such as one in the footer. */
export function follow({ container }: OpenPortal, choice: string, page = path): void {
  const link = document.createElement('a');
  link.href = `${page}?privacy_choice=${choice}`;
  link.textContent = choice;
  container.append(link);
  link.focus();
  link.click();
  link.remove();
}

/** The number of choices that the backend has as agreed, counted on the page as it opens the next time. */
export async function recorded(options: PortalOptions = admin): Promise<number> {
  closePortal();
  const portal = await openForm('', options);
  return ticked(portal);
}
