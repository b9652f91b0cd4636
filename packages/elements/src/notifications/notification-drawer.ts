import type { Notification, NotificationFields } from '@fleet-portal/model/entities';
import { formatIn, type NoticeMessages } from '@fleet-portal/model/messages';
import {
  type DateBox,
  dateBoxes,
  dayOf,
  deviceTimeZone,
  isLeaving,
  isOut,
  isUnread,
  readableNotifications,
  reportNotifications,
  troubleOf,
} from '@fleet-portal/model/rules';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { FpNotificationSettingsEvent } from '../events/notification-settings-event.ts';
import { FpNotificationsCloseEvent } from '../events/notifications-close-event.ts';
import { FpNotificationsRetryEvent } from '../events/notifications-retry-event.ts';
import { StrayClicks } from '../input/stray-clicks.ts';
import { tooltips } from '../input/tooltips.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { announceDelay } from '../timing/announce-delay.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { noticesNow, noticesReady } from '../words/notice-messages.ts';
import { backdrop } from '../theme/backdrop.ts';
import { base } from '../theme/base.ts';
import { floating } from '../theme/floating.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { sideDrawer } from '../theme/side-drawer.ts';
import { statusTokens } from '../theme/status-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { cardStyles } from './card.styles.ts';
import type { CardView } from './card.ts';
import { CardFocus } from './card-focus.ts';
import { cardKeys } from './card-keys.ts';
import { CardsController, type Outcome } from './cards-controller.ts';
import { days } from './days.ts';
import { DialogController } from './dialog-controller.ts';
import { drawerStyles } from './drawer.styles.ts';
import { FillController } from './fill-controller.ts';
import { MidnightController } from './midnight-controller.ts';
import { outcomeText } from './outcome-text.ts';
import { DrawerAnnouncer } from './drawer-announcer.ts';
import { empty, failure, skeleton } from './states.ts';
import { topBar } from './top-bar.ts';
export type {} from './define.ts';

const warn = (line: string) => console.warn(`<fp-notification-drawer>: ${line}`);

/**
 * The user's notifications in a drawer at the end side of the window, over the page. It makes no server calls: a listener of its events
 * makes them and answers with `respondWith(promise)`, before any `await`. What the user does shows at once; if the promise rejects or the
 * server refuses the fetch, the drawer restores the previous state and says so. Without an answer the action counts as done. Put it only on
 * pages for users who have notifications, as the model's `showsNotifications` decides (GAT-11).
 *
 * @fires fp-notification-read - The user read a notification; answerable.
 * @fires fp-notification-action - The user chose one of a notification's actions; answerable.
 * @fires fp-notification-delete - The user deleted a notification; answerable.
 * @fires fp-dismiss-all - The user dismissed all notifications that have no actions; answerable.
 * @fires fp-notification-settings - The user asked for a notification's settings.
 * @fires fp-notifications-close - The user closed the drawer.
 * @fires fp-notifications-retry - The user asked to load the notifications again.
 * @fires fp-navigate - The user is about to follow a link; cancelable.
 *
 * @csspart drawer - The whole drawer.
 * @csspart card - One notification.
 *
 * @cssprop --fp-notification-drawer-width - The drawer's width; 70 % of the window by default. A click beside the drawer closes it.
 */
export class FpNotificationDrawer extends LocalizedElement {
  static override styles = [
    tokens,
    base,
    floating,
    backdrop,
    sideDrawer,
    statusTokens,
    drawerStyles,
    cardStyles,
  ];

  static override properties = {
    notifications: { attribute: false },
    failed: { type: Boolean },
    open: { type: Boolean, reflect: true },
    locale: {},
    theme: { reflect: true },
    timeZone: { attribute: 'time-zone' },
  };

  /** The notifications to list; null while they are loading. A new list replaces the old one. */
  declare notifications: readonly NotificationFields[] | null;
  /** Whether the last attempt to load the notifications failed. */
  declare failed: boolean;
  /** Shows the drawer; becomes false when the user closes it. */
  declare open: boolean;
  /** The language of the texts and the prefix of the links; American English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;
  /** The time zone in which the user's days begin, such as `America/Toronto`; the device's own by default. */
  declare timeZone: string | null;

  #list: Notification[] = [];
  #boxes: DateBox[] = [];
  #today = '';
  #view: CardView | undefined;
  readonly #dialog = new DialogController(this, () => this.#close());
  readonly #fill = new FillController(this);
  readonly #announcer = new DrawerAnnouncer(this);
  readonly #midnight = new MidnightController(this);
  readonly #cards = new CardsController(this, (outcome, amount) =>
    this.#announcer.say(this.#textOf(outcome, amount)),
  );

  constructor() {
    super();
    this.notifications = null;
    this.failed = false;
    this.open = false;
    this.locale = '';
    this.theme = null;
    this.timeZone = null;
    new CardFocus(this, (id) => this.#cards.isGoing(id));
    this.addEventListener('click', announceNavigation);
    this.addEventListener('click', this.#onClick);
    new StrayClicks(this);
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return noticesReady(this.#locale);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    // If the words load late, Lit has forgotten which properties were set before: so at first all count as changed.
    const news = this.hasUpdated ? changed : FpNotificationDrawer.elementProperties;
    if (news.has('open')) {
      if (this.open) {
        this.#fill.reset();
        this.#cards.open();
      } else this.#cards.close();
    }
    if (news.has('notifications')) {
      if (this.notifications) reportNotifications(this.notifications, warn);
      this.#list = readableNotifications(this.notifications);
      if (this.notifications || !this.open) this.#cards.take(this.#list);
    }
    const timeZone = this.timeZone ?? deviceTimeZone();
    const isElsewhere = timeZone !== this.#view?.timeZone;
    this.#sortIntoDays(timeZone, isElsewhere || news.has('notifications'));
    if (isElsewhere || news.has('locale')) {
      this.#view = {
        words: this.#words,
        locale: this.#locale,
        timeZone,
        read: (notification) => void this.#cards.read(notification),
        act: (notification, action) => void this.#cards.act(notification, action),
        remove: (notification) => void this.#cards.delete(notification),
        openSettings: (notification) => this.dispatchEvent(new FpNotificationSettingsEvent(notification)),
      };
    }
    const isNews = news.has('notifications') || news.has('failed');
    const isWaiting = news.has('open') && (!this.notifications || this.failed);
    const isRetried = news.has('failed') && !this.failed && !news.has('notifications');
    if (this.open && (isNews || isWaiting))
      this.#announcer.say(isRetried ? this.#words.loading : this.#phase, announceDelay);
  }

  protected override firstUpdated(): void {
    tooltips(this.renderRoot as ShadowRoot);
  }

  protected override render(): TemplateResult {
    const words = this.#words;
    const shown = this.#shown;
    const dismissible = shown.filter((one) => this.#cards.isDismissible(one));
    const isLoading = !this.notifications && !this.failed;
    return html`<dialog
      part="drawer"
      aria-labelledby="title"
      aria-describedby="count"
      data-theme=${this.theme ?? nothing}
      lang=${this.#locale}
      @fp-navigate=${this.#close}
    >
      ${topBar({
        words,
        locale: this.#locale,
        unread: shown.length ? this.#unread : null,
        dismissAll: dismissible.length ? () => void this.#cards.dismiss(dismissible) : null,
        stay: this.#stay,
        close: this.#close,
        isBare: !shown.length && !isLoading,
      })}
      <div class="content" aria-busy=${isLoading} @scroll=${this.#fill.onScroll} @keydown=${this.#onKey}>
        ${this.#content(shown)}
      </div>
      <p class="hidden-text" role="status">${this.#announcer.text}</p>
    </dialog>`;
  }

  get #locale(): string {
    return spokenLocale(this);
  }

  get #words(): NoticeMessages {
    return noticesNow(this.#locale);
  }

  get #shown(): Notification[] {
    return this.#list.filter((one) => !isOut(this.#cards.life(one)));
  }

  get #staying(): Notification[] {
    return this.#list.filter((one) => !isLeaving(this.#cards.life(one)));
  }

  /** Why some notifications remain that “Dismiss all” does not delete (NTF-06); empty if it deletes any. */
  get #stay(): string {
    const all = this.#staying;
    const isAsking = all.length && all.every(({ actions }) => actions.length);
    return isAsking ? formatIn(this.#locale, this.#words.stayCount, { count: all.length }) : '';
  }

  get #unread(): number {
    return this.#staying.filter((one) => isUnread(this.#cards.life(one))).length;
  }

  /** The announcement about a list that has loaded, is loading or has failed. */
  get #phase(): string {
    const words = this.#words;
    if (this.failed)
      return [words.notificationsFailed, words.notificationsFailedHint, ...this.#troubles].join(' ');
    if (!this.notifications) return words.loading;
    if (!this.#list.length) return words.noNotifications;
    const counts = { count: this.#staying.length, unread: this.#unread };
    return [formatIn(this.#locale, words.listCount, counts), ...this.#troubles].join(' ');
  }

  /** Errors shown on cards, which may have occurred while the drawer was closed. */
  get #troubles(): string[] {
    const all = this.#staying.flatMap((one) => troubleOf(this.#cards.life(one)) ?? []);
    return [...new Set(all)].map((kind) => this.#textOf(kind, all.filter((one) => one === kind).length));
  }

  #content(shown: readonly Notification[]): unknown {
    this.#fill.total = this.#dialog.isShown ? shown.length : 0;
    if (!this.#dialog.isShown || !this.#view) return nothing;
    const words = this.#words;
    const problem = this.failed
      ? failure(words, () => this.dispatchEvent(new FpNotificationsRetryEvent()))
      : nothing;
    if (shown.length) return [problem, days(this.#boxes, this.#cards, this.#view, this.#fill.limit)];
    if (this.failed) return problem;
    return this.notifications ? empty(words) : skeleton();
  }

  /** A click on a card marks it as read, but not one on its buttons (NTF-03). */
  readonly #onClick = (event: Event): void => {
    const target = event.composedPath()[0] as Element;
    const card = target.closest<HTMLElement>('.card');
    const notification = this.#list.find(({ notificationId }) => notificationId === card?.dataset.id);
    if (notification && !target.closest('button')) void this.#cards.read(notification);
  };

  readonly #onKey = (event: KeyboardEvent): void => void cardKeys(event, () => this.#fill.more());

  /** Groups the list by day again if the list, the time zone or the current day has changed. */
  #sortIntoDays(timeZone: string, isNews: boolean): void {
    const clock = { timeZone, now: Date.now() };
    const today = dayOf(clock);
    this.#midnight.waitFrom(clock.now);
    if (!isNews && today === this.#today) return;
    this.#today = today;
    this.#boxes = dateBoxes(this.#list, clock);
  }

  #textOf(outcome: Outcome, amount: number): string {
    return outcomeText(outcome, {
      words: this.#words,
      locale: this.#locale,
      amount,
      left: this.#staying.length,
      stay: this.#stay,
      unread: this.#unread,
    });
  }

  /** Closes at once, so that a handler of a followed link can move the focus into the page. */
  readonly #close = (): void => {
    if (!this.open) return;
    this.open = false;
    this.#dialog.hide();
    this.dispatchEvent(new FpNotificationsCloseEvent());
  };
}
