import type { FpNotificationDrawer } from '@fleet-portal/elements/notification-drawer';
import type { OpenPortal } from '../../../../test/helpers/portal.tsx';
import { elements } from '../../../../test/helpers/roles.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';

export function drawer(): FpNotificationDrawer {
  const found = document.querySelector('fp-notification-drawer');
  if (!found) throw new Error('There is no drawer');
  return found;
}

export function cards(): HTMLElement[] {
  const root = document.querySelector('fp-notification-drawer')?.renderRoot;
  return [...(root?.querySelectorAll<HTMLElement>('.card') ?? [])];
}

export function button(card: Element | null | undefined, name: RegExp): HTMLElement {
  const found = elements(card as HTMLElement, 'button').find((candidate) =>
    name.test(candidate.ariaLabel ?? candidate.textContent.trim()),
  );
  if (!found) throw new Error(`There is no button ${String(name)}`);
  return found;
}

export async function openDrawer(portal: OpenPortal): Promise<void> {
  const bell = await portal.find('button', /^Notifications/);
  bell.focus();
  bell.click();
  await waitUntil(
    () => cards().length > 0 && cards().length === drawer().notifications?.length,
    'the cards come',
  );
}
