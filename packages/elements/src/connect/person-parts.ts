import { getCart, getNotificationsCount, hearNotifications } from '@fleet-portal/model/api';
import type { Market, Session } from '@fleet-portal/model/entities';
import { cartLink, cartQuantity, isSignedIn, personKey, showsNotifications } from '@fleet-portal/model/rules';
import { Counter } from './counter.ts';
import type { BellOf, Drawer } from './drawer.ts';
import type { HostElements } from './host-elements.ts';
import type { HostLook } from './host-look.ts';
import { report } from './report.ts';
import { sayLost } from './say-lost.ts';
import { stillHere } from './still-here.ts';
import type { Failed } from './who-is-here.ts';

interface PersonPartsOptions {
  base: string;
  elements: HostElements;
  look: HostLook;
  signal: AbortSignal;
  /** Called for each call. */
  failing: () => Failed;
}

/** What only signed-in users have: the counts at bell and cart, and the drawer. It is all dropped when the user changes. */
export class PersonParts {
  /** Settles once the counts have loaded or failed to. */
  counted: Promise<unknown> = Promise.resolve();
  readonly #options: PersonPartsOptions;
  readonly #bell: Counter;
  readonly #cart: Counter;
  #person = new AbortController();
  /** Who they belong to: another user gets new ones, and so does the same user without a bell. */
  #owner = '';
  /** Null for users without notifications. */
  #bellOf: BellOf | null = null;
  #drawer: Drawer | undefined;

  constructor(options: PersonPartsOptions) {
    this.#options = options;
    const { base, elements, failing } = options;
    this.#bell = new Counter({
      call: (signal) => getNotificationsCount(base, { signal }),
      show: (notificationCount) => elements.giveHeaders({ notificationCount }),
      failing,
    });
    this.#cart = new Counter({
      call: async (signal) => cartQuantity(await getCart(base, { signal })),
      show: (quantity) => elements.giveHeaders({ cartQuantity: quantity ?? 0 }),
      failing,
    });
    options.signal.addEventListener('abort', () => this.#person.abort());
    addEventListener('fpg-request-refresh-notifications', this.#onRefresh, options);
    hearNotifications(this.#onRefresh, options.signal);
    document.addEventListener(
      'fp-notifications-open',
      ({ target }) => void this.#openDrawer(target),
      options,
    );
  }

  /** Loads the counts for the current session. */
  show(market: Market, session: Session): void {
    const { locale } = this.#options.look.now;
    this.#bellOf = showsNotifications(market, session) ? { market, session } : null;
    const owner = `${personKey(session)} ${this.#bellOf !== null}`;
    if (owner !== this.#owner) this.#begin(owner);
    const hasCart = isSignedIn(session) && cartLink(market, session, locale) !== null;
    this.counted = Promise.all([this.#countBell(), this.#cart.count(hasCart ? this.#person.signal : null)]);
  }

  /** Loads the list again in an open drawer. */
  listAnew(): void {
    this.#drawer?.refresh();
  }

  #begin(owner: string): void {
    this.#person.abort();
    this.#person = new AbortController();
    this.#owner = owner;
    this.#drawer = undefined;
  }

  readonly #onRefresh = (): void => {
    void this.#countBell();
    this.listAnew();
  };

  #countBell(): Promise<void> {
    return this.#bell.count(this.#bellOf ? this.#person.signal : null);
  }

  /** Opens the drawer over the page where the bell was pressed, and not over another one if its script loads slowly. */
  async #openDrawer(target: EventTarget | null): Promise<void> {
    const bellOf = this.#bellOf;
    if (!bellOf) return;
    const { signal } = this.#person;
    const isWanted = stillHere(signal);
    try {
      const { Drawer, noticesReady } = await import('./drawer.ts');
      await noticesReady(this.#options.look.now.locale);
      if (!isWanted()) return;
      this.#drawer ??= new Drawer({
        ...this.#options,
        bellOf: () => this.#bellOf ?? bellOf,
        signal,
        changed: () => void this.#countBell(),
      });
      this.#drawer.open();
    } catch (error) {
      report(error);
      sayLost({ ...this.#options, target, isWanted, signal });
    }
  }
}
