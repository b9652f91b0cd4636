import { getNotifications, type NotificationCalls, notificationCalls } from '@fleet-portal/model/api';
import type { Market, Session } from '@fleet-portal/model/entities';
import { addressNeedsConfirmation, notificationSettingsLink } from '@fleet-portal/model/rules';
import '../notifications/define.ts';
import type { FpNotificationDrawer } from '../notifications/notification-drawer.ts';
import { whenBack } from '../timing/when-back.ts';
import type { HostLook } from './host-look.ts';
import { pageElement } from './page-place.ts';
import type { Failed } from './who-is-here.ts';

// They come with the drawer: the script that hears the bell needs none of its words.
export { noticesReady } from '../words/notice-messages.ts';

interface DrawerOptions {
  base: string;
  look: HostLook;
  bellOf: () => BellOf;
  /** Takes the drawer off the page. */
  signal: AbortSignal;
  /** The server has changed something that the badge counts. */
  changed: () => void;
  failing: () => Failed;
}

/** Whose notifications they are, and in which market. */
export interface BellOf {
  market: Market;
  session: Session;
}

type AnswerableType =
  'fp-notification-read' | 'fp-notification-action' | 'fp-notification-delete' | 'fp-dismiss-all';

type Answer<Type extends AnswerableType> = (event: WindowEventMap[Type]) => Promise<unknown>;

const tag = 'fp-notification-drawer';

/** One person's drawer, and the calls that they ask for in it (NTF-03 to NTF-06). */
export class Drawer {
  readonly #options: DrawerOptions;
  #element: FpNotificationDrawer | undefined;
  /** Until the element is left. */
  #use = new AbortController();
  #loading = new AbortController();

  constructor(options: DrawerOptions) {
    this.#options = options;
    options.signal.addEventListener('abort', () => this.#use.abort());
  }

  /** Shows what is there, and asks anew for what there is. */
  open(): void {
    const element = this.#find();
    element.open = true;
    void this.#load(element);
  }

  /** Asks anew for what there is, where somebody is looking at it (NTF-07). */
  refresh(): void {
    if (this.#element?.open) void this.#load(this.#element);
  }

  /** After a swap of the page's body it is another. */
  #find(): FpNotificationDrawer {
    const there = document.querySelector(tag);
    if (there && there === this.#element) return there;
    this.#use.abort();
    this.#use = new AbortController();
    const { signal } = this.#use;
    const element = pageElement(tag, { look: this.#options.look, signal });
    if (there) giveBack(there, signal);
    this.#element = element;
    this.#answer(element);
    return element;
  }

  /** For each thing that is asked for: by the next the person may have another session. */
  get #calls(): NotificationCalls {
    const { base, changed, failing, signal } = this.#options;
    const failed = failing();
    return notificationCalls(base, { signal, changed, failed: (error) => failed(error, signal) });
  }

  #answer(element: FpNotificationDrawer): void {
    const { signal } = this.#use;
    // At the window everybody else has heard: what the page has answered itself is not asked for twice.
    const answer = <Type extends AnswerableType>(type: Type, call: Answer<Type>) =>
      addEventListener(
        type,
        (event) => event.target === element && !event.answer && event.respondWith(call(event)),
        { signal },
      );
    answer('fp-notification-read', ({ notification }) => this.#calls.read(notification));
    answer('fp-notification-action', ({ notification, action }) => this.#calls.act(notification, action));
    answer('fp-notification-delete', ({ notification }) => this.#calls.delete(notification));
    answer('fp-dismiss-all', ({ notifications }) => this.#calls.dismiss(notifications));
    element.addEventListener('fp-notifications-retry', () => void this.#load(element), { signal });
    element.addEventListener('fp-notifications-close', this.#options.changed, { signal });
    element.addEventListener('fp-notification-settings', () => void this.#openSettings(element), { signal });
  }

  async #load(element: FpNotificationDrawer): Promise<void> {
    const { base, failing } = this.#options;
    const failed = failing();
    this.#loading.abort();
    this.#loading = new AbortController();
    const either = AbortSignal.any([this.#use.signal, this.#loading.signal]);
    element.failed = false;
    try {
      const notifications = await getNotifications(base, { signal: either });
      if (!either.aborted) element.notifications = notifications;
    } catch (error) {
      if (!either.aborted) element.failed = true;
      failed(error, either);
      whenBack(() => this.refresh(), either);
    }
  }

  /** By a link, so that a page that navigates by itself hears of it and can. */
  async #openSettings(element: FpNotificationDrawer): Promise<void> {
    const { bellOf, changed, look } = this.#options;
    const { market, session } = bellOf();
    const { locale } = look.now;
    const { href, isExternal } = notificationSettingsLink(market, session, locale);
    const rel = isExternal ? 'external noopener' : '';
    const link = Object.assign(document.createElement('a'), { href, rel });
    // Who is asked first may stay: the focus comes back to the control then (MOD-01).
    if (!addressNeedsConfirmation(href, { market, locale, base: document.baseURI })) {
      element.open = false;
      changed();
      // Until it has closed, no focus lands on the page.
      await element.updateComplete;
    }
    element.append(link);
    link.click();
    link.remove();
  }
}

/** The page's own is, once it is left, as it was before the bell was pressed: closed, whoever has opened it. */
function giveBack(own: FpNotificationDrawer, signal: AbortSignal): void {
  const { notifications, failed } = own;
  signal.addEventListener('abort', () => Object.assign(own, { notifications, failed, open: false }));
}
