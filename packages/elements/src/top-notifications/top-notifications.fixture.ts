import type { TopNotification } from '@fleet-portal/model/entities';
import { fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { nameOf, seen } from '../../../../test/helpers/seen.ts';
import './define.ts';
import type { FpTopNotifications } from './top-notifications.ts';

export const note = (
  id: string,
  variant: TopNotification['variant'] = 'neutral',
  body = `Body of ${id}`,
) => ({ id, variant, body });
export const bodies = (list: FpTopNotifications) => seen(list, '.body').map(nameOf);

export async function mount(
  properties: Partial<FpTopNotifications> = {},
  width = 1280,
): Promise<FpTopNotifications> {
  const list = await fixture<FpTopNotifications>(html`<fp-top-notifications></fp-top-notifications>`);
  await setViewport(width);
  Object.assign(list, properties);
  await list.updateComplete;
  return list;
}

export async function show(list: FpTopNotifications, ...notifications: TopNotification[]): Promise<void> {
  list.notifications = notifications;
  await list.updateComplete;
}
