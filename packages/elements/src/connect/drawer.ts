import { getNotifications, type NotificationCalls, notificationCalls } from '@fleet-portal/model/api';
import type { Market, Session } from '@fleet-portal/model/entities';
import { addressNeedsConfirmation, notificationSettingsLink } from '@fleet-portal/model/rules';
import '../notifications/define.ts';
import type { FpNotificationDrawer } from '../notifications/notification-drawer.ts';
import { whenBack } from '../timing/when-back.ts';
import type { HostLook } from './host-look.ts';
import { pageElement } from './page-place.ts';
import type { Failed } from './who-is-here.ts';

// Loaded with the drawer, because the script that listens to the bell needs none of its messages.
export { noticesReady } from '../words/notice-messages.ts';

interface DrawerOptions {
  base: string;
  look: HostLook;
  bellOf: () => BellOf;
  /** Removes the drawer from the page. */
  signal: AbortSignal;
  /** Called when the server has changed something that the badge counts, and when the drawer closes. */
  changed: () => void;
  failing: () => Failed;
}

/** The market and the session that the notifications belong to. */
export interface BellOf {
  market: Market;
  session: Session;
}

type AnswerableType =
  'fp-notification-read' | 'fp-notification-action' | 'fp-notification-delete' | 'fp-dismiss-all';

type Answer<Type extends AnswerableType> = (event: WindowEventMap[Type]) => Promise<unknown>;

const tag = 'fp-notification-drawer';

/** A user's drawer, and the calls that the user makes in it (NTF-03 to NTF-06). */
export class Drawer {
  readonly #options: DrawerOptions;
  #element: FpNotificationDrawer | undefined;
  /** Aborted when the element is no longer used. */
  #use = new AbortController();
  #loading = new AbortController();

  constructor(options: DrawerOptions) {
    this.#options = options;
    options.signal.addEventListener('abort', () => this.#use.abort());
  }

  /** Shows the known notifications, and loads them again. */
  open(): void {
    const element = this.#find();
    element.open = true;
    void this.#load(element);
  }

  /** Loads the notifications again if the drawer is open (NTF-07). */
  refresh(): void {
    if (this.#element?.open) void this.#load(this.#element);
  }

  /** The drawer's element, a different one after a swap of the page's body. */
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

  /** Created for each call, because the user may have another session by the next one. */
  get #calls(): NotificationCalls {
    const { base, changed, failing, signal } = this.#options;
    const failed = failing();
    return notificationCalls(base, { signal, changed, failed: (error) => failed(error, signal) });
  }

  #answer(element: FpNotificationDrawer): void {
    const { signal } = this.#use;
    // On the window, after all other listeners, so that nothing is requested twice that the page has answered itself.
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

  /** Follows a link, so that a page that navigates by itself can handle it. */
  async #openSettings(element: FpNotificationDrawer): Promise<void> {
    const { bellOf, changed, look } = this.#options;
    const { market, session } = bellOf();
    const { locale } = look.now;
    const { href, isExternal } = notificationSettingsLink(market, session, locale);
    const rel = isExternal ? 'external noopener' : '';
    const link = Object.assign(document.createElement('a'), { href, rel });
    // A user who is asked first may stay: then the focus returns to the control (MOD-01).
    if (!addressNeedsConfirmation(href, { market, locale, base: document.baseURI })) {
      element.open = false;
      changed();
      // Before it has closed, nothing on the page can take the focus.
      await element.updateComplete;
    }
    element.append(link);
    link.click();
    link.remove();
  }
}

/**
 * Restores the page's own drawer when it is no longer used, as it was before the bell was pressed; closed, even if the page had opened it.
 */
function giveBack(own: FpNotificationDrawer, signal: AbortSignal): void {
  const { notifications, failed } = own;
  signal.addEventListener('abort', () => Object.assign(own, { notifications, failed, open: false }));
}
