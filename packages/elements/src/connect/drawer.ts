import { getNotifications, notificationCalls } from '@fleet-portal/model/api';
import type { Market, Session } from '@fleet-portal/model/entities';
import { notificationSettingsLink } from '@fleet-portal/model/rules';
import '../notifications/define.ts';
import type { HostLook } from './host-look.ts';

interface DrawerOptions {
  base: string;
  look: HostLook;
  bellOf: () => BellOf;
  /** Takes the drawer off the page. */
  signal: AbortSignal;
  /** The server has changed something that the badge counts. */
  changed: () => void;
  failed: (error: unknown, signal: AbortSignal) => void;
}

/** Whose notifications they are, and in which market. */
export interface BellOf {
  market: Market;
  session: Session;
}

/** One person's drawer, and the calls that they ask for in it (NTF-03 to NTF-06). */
export class Drawer {
  readonly #options: DrawerOptions;
  readonly #element = document.createElement('fp-notification-drawer');
  #loading = new AbortController();

  constructor(options: DrawerOptions) {
    this.#options = options;
    const { base, changed, signal } = options;
    const failed = (error: unknown) => options.failed(error, signal);
    const calls = notificationCalls(base, { signal, changed, failed });
    const element = this.#element;
    element.addEventListener('fp-notification-read', (event) =>
      event.respondWith(calls.read(event.notification)),
    );
    element.addEventListener('fp-notification-action', (event) =>
      event.respondWith(calls.act(event.notification, event.action)),
    );
    element.addEventListener('fp-notification-delete', (event) =>
      event.respondWith(calls.delete(event.notification)),
    );
    element.addEventListener('fp-dismiss-all', (event) =>
      event.respondWith(calls.dismiss(event.notifications)),
    );
    element.addEventListener('fp-notifications-retry', () => void this.#load());
    element.addEventListener('fp-notifications-close', changed);
    element.addEventListener('fp-notification-settings', () => void this.#openSettings());
    signal.addEventListener('abort', () => element.remove());
  }

  /** Shows what is there, and asks anew for what there is. A swap of the page's body takes the element along. */
  open(): void {
    if (!this.#element.isConnected) {
      this.#options.look.dress(this.#element);
      document.body.append(this.#element);
    }
    this.#element.open = true;
    void this.#load();
  }

  async #load(): Promise<void> {
    const { base, signal, failed } = this.#options;
    this.#loading.abort();
    this.#loading = new AbortController();
    const either = AbortSignal.any([signal, this.#loading.signal]);
    this.#element.failed = false;
    try {
      this.#element.notifications = await getNotifications(base, { signal: either });
    } catch (error) {
      if (!either.aborted) this.#element.failed = true;
      failed(error, either);
    }
  }

  /** By a link, so that a page that navigates by itself hears of it and can. */
  readonly #openSettings = async (): Promise<void> => {
    const { bellOf, changed, look } = this.#options;
    const { market, session } = bellOf();
    const { href, isExternal, needsConfirmation } = notificationSettingsLink(
      market,
      session,
      look.now.locale,
    );
    const rel = isExternal ? 'external noopener' : '';
    const link = Object.assign(document.createElement('a'), { href, rel });
    link.addEventListener('fp-navigate', (event) => (event.needsConfirmation = needsConfirmation));
    // Who is asked first may stay: the focus comes back to the control then (MOD-01).
    if (!needsConfirmation) {
      this.#element.open = false;
      changed();
      // Until it has closed, no focus lands on the page.
      await this.#element.updateComplete;
    }
    this.#element.append(link);
    link.click();
    link.remove();
  };
}
