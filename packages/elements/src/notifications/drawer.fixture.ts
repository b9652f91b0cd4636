import type { Notification } from '@fleet-portal/model/entities';
import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '../../../../test/helpers/commands.ts';
import { nameOf, seen, settle } from '../../../../test/helpers/seen.ts';
import { the } from '../../../../test/helpers/the.ts';
import { waitUntil } from '../../../../test/helpers/wait-until.ts';
import type { FpAnswerableEvent } from '../events/answerable-event.ts';
import './define.ts';
import type { FpNotificationDrawer } from './notification-drawer.ts';

const second = 1000;
const hour = 3600 * second;

/**
 * A notification received so many hours before the current second. Rounded to seconds, so that those of one list have the same time however
 * long making it takes.
 */
export function notification(id: string, more: Partial<Notification> = {}, hoursAgo = 0): Notification {
  return {
    notificationId: id,
    title: `Title ${id}`,
    isCritical: false,
    receivedDate: new Date(Math.floor(Date.now() / second) * second - hoursAgo * hour).toISOString(),
    category: 'Charging',
    message: `Message ${id}`,
    link: '',
    isRead: false,
    actions: [],
    ...more,
  };
}

export const actions = [
  { label: 'Book now', action: 'BOOK' },
  { label: 'Remind me tomorrow', action: 'SNOOZE' },
];

/** A critical notification with actions, an unread one with a link, a read one, and an old one. */
export function sampleNotifications(): Notification[] {
  return [
    notification('b', { link: '/charging/depot/' }),
    notification('c', { isRead: true }, 0.001),
    notification('a', { isCritical: true, actions }, 0.002),
    notification('d', {}, 24 * 40),
  ];
}

/** The drawer on a page with a button that had the focus; unless the properties say otherwise, it is open and its slide is finished. */
export async function mountDrawer(
  properties: Partial<FpNotificationDrawer> = {},
  width = 1280,
): Promise<FpNotificationDrawer> {
  const page = await fixture<HTMLElement>(
    html`<div><button>Bell</button><fp-notification-drawer></fp-notification-drawer></div>`,
  );
  const drawer = the(page.querySelector('fp-notification-drawer'));
  page.querySelector('button')?.focus();
  await setViewport(width);
  Object.assign(drawer, { notifications: sampleNotifications(), open: true, ...properties });
  await drawer.updateComplete;
  settle(drawer);
  return drawer;
}

export interface Asked<Asking extends FpAnswerableEvent = FpAnswerableEvent> {
  event: Asking;
  succeed: (value?: unknown) => void;
  fail: () => void;
}

/** Collects the events with this name, for the test to answer. */
export function asked<Name extends keyof GlobalEventHandlersEventMap>(
  drawer: FpNotificationDrawer,
  name: Name,
): Asked<GlobalEventHandlersEventMap[Name] & FpAnswerableEvent>[] {
  const all: Asked<GlobalEventHandlersEventMap[Name] & FpAnswerableEvent>[] = [];
  drawer.addEventListener(name, (heard) => {
    const event = heard as GlobalEventHandlersEventMap[Name] & FpAnswerableEvent;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    event.respondWith(promise);
    all.push({ event, succeed: resolve, fail: () => reject(new Error('The server said no')) });
  });
  return all;
}

export const cards = (drawer: FpNotificationDrawer) => seen(drawer, 'li:not([inert]) .card');
export const titles = (drawer: FpNotificationDrawer) => seen(drawer, 'li:not([inert]) h4').map(nameOf);
export const textOf = (element: Element) => element.textContent.replace(/\s+/g, ' ').trim();
export const said = (drawer: FpNotificationDrawer) =>
  textOf(the(drawer.renderRoot.querySelector('[role=status]')));

export function card(drawer: FpNotificationDrawer, title: string): HTMLElement {
  const found = cards(drawer).filter(({ ariaLabel }) => ariaLabel === title);
  expect(found, `cards named ${title}`).to.have.length(1);
  return the(found[0]);
}

/** Waits until the drawer shows exactly these cards. */
export async function lists(drawer: FpNotificationDrawer, expected: readonly string[]): Promise<void> {
  await waitUntil(() => titles(drawer).join() === expected.join(), `the cards ${expected.join()}`);
}

export async function says(drawer: FpNotificationDrawer, text: string): Promise<void> {
  await waitUntil(() => said(drawer) === text, `says ${text}`);
}

export const dialog = (drawer: FpNotificationDrawer) => the(drawer.renderRoot.querySelector('dialog'));

/** Counts the events with this name that the drawer fires from now on. */
export function count(drawer: FpNotificationDrawer, name: keyof GlobalEventHandlersEventMap): () => number {
  let heard = 0;
  drawer.addEventListener(name, () => (heard += 1));
  return () => heard;
}
