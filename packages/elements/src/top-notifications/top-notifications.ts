import type { TopNotification } from '@fleet-portal/model/entities';
import {
  readableTopNotifications,
  shownTopNotifications,
  textReporter,
  withoutTopNotification,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { FpTopNotificationCloseEvent } from '../events/top-notification-close-event.ts';
import { closeButton } from '../input/close-button.ts';
import { StrayClicks } from '../input/stray-clicks.ts';
import { noticeButtons } from '../input/notice-buttons.ts';
import { statusHint, statusIcon, statusWord } from '../icons/status-icon.ts';
import { announceNavigation } from '../navigation/announce-links.ts';
import { spokenLocale } from '../words/spoken-locale.ts';
import { LocalizedElement } from '../words/localized-element.ts';
import { NoticeFocus } from '../focus/notice-focus.ts';
import { noticesNow, noticesReady } from '../words/notice-messages.ts';
import { base } from '../theme/base.ts';
import { pageGrid } from '../theme/page-grid.ts';
import type { AnyThemeName } from '../theme/palettes.ts';
import { statusTokens } from '../theme/status-colors.ts';
import { tokens } from '../theme/tokens.ts';
import { Announcer } from '../words/announcer.ts';
import { Bodies, type Readable } from './bodies.ts';
import { holdScroll } from '../layout/hold-scroll.ts';
import { spokenText } from './spoken-text.ts';
import { styles } from './top-notifications.styles.ts';
export type {} from './define.ts';

const reportNotifications = textReporter('<fp-top-notifications>', 'notifications', 'body');

/**
 * The two most severe notices for everybody on the page (BAN-02), above its content and under the header. An HTML body appears only when
 * all of it has been sanitized. Each notice is announced once, errors and warnings immediately. The content that the user is reading stays
 * in place when a notice appears or disappears.
 *
 * @fires fp-navigate - The user is about to follow a link in a body; cancelable.
 * @fires fp-top-notification-close - The user clicked the X of a `closable` notification, which then leaves the list; prevent the event to
 *   keep it.
 *
 * @csspart item - The box of one notification.
 * @csspart close - The X of a `closable` notification.
 *
 * @cssprop --fp-color-error-surface - Background of an error; `warning` likewise, `surface-sunken` for neutral, `accent` for primary.
 * @cssprop --fp-color-error-ink - Text color of an error; `warning` likewise, `ink` for neutral, `accent-ink` for primary.
 * @cssprop --fp-space-edge - Space left and right of the content; by default that of the page grid.
 */
export class FpTopNotifications extends LocalizedElement {
  static override styles = [tokens, statusTokens, base, pageGrid, noticeButtons, styles];
  static override properties = {
    notifications: { attribute: false },
    locale: {},
    theme: {},
  };

  /** All notifications, of which the two most severe are shown. */
  declare notifications: readonly TopNotification[] | null;
  /** The language of the element's own words, such as `fr-ca`; English by default. */
  declare locale: string;
  /** ford, lincoln, default, dark, or a name of the page's own. */
  declare theme: AnyThemeName | null;

  readonly #bodies = new Bodies(() => this.requestUpdate());
  readonly #announcer = new Announcer(this);
  #shown: Readable[] = [];
  /** How many notifications may be announced: those before the first whose body is not ready, so that more severe ones come first. */
  #sayable = 0;
  #letGo: (() => void) | undefined;

  constructor() {
    super();
    this.notifications = [];
    this.locale = '';
    this.theme = null;
    this.addEventListener('click', announceNavigation);
    new NoticeFocus(this);
    new StrayClicks(this);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#letGo = holdScroll(this);
    addEventListener('resize', this.#takePlace);
    if (!this.hasUpdated) this.#takePlace();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('resize', this.#takePlace);
    this.#letGo?.();
  }

  protected override get awaited(): Promise<unknown> | undefined {
    return noticesReady(this.locale);
  }

  protected override willUpdate(): void {
    const notifications = readableTopNotifications(this.notifications);
    const severest = shownTopNotifications(notifications);
    this.#shown = this.#bodies.of(severest);
    const missing = severest.findIndex(({ id }, at) => this.#shown[at]?.[0].id !== id);
    this.#sayable = missing < 0 ? severest.length : missing;
    const shown = this.#shown.map(([notification]) => notification);
    this.#announcer.keep([...notifications, ...shown].map(keyOf));
  }

  protected override render(): TemplateResult {
    const shown = this.#shown;
    return html`<div lang=${spokenLocale(this)} data-theme=${this.theme ?? nothing}>
      ${this.#announcer.render()}
      ${
        shown.length
          ? html`<section aria-label=${noticesNow(this.locale).topNotifications}>
              <ul role="list">
                ${repeat(shown, ([{ id }]) => id, this.#item)}
              </ul>
            </section>`
          : nothing
      }
    </div>`;
  }

  protected override updated(): void {
    reportNotifications(this.notifications);
    this.#takePlace();
    // Off the page nobody would hear the announcement.
    if (!this.isConnected) return;
    const messages = noticesNow(this.locale);
    for (const [notification] of this.#shown.slice(0, this.#sayable)) {
      const { id, variant } = notification;
      const body = this.renderRoot.querySelector(`[data-id="${CSS.escape(id)}"] .body`);
      const words = `${statusWord(variant, messages)}: ${body ? spokenText(body) : ''}`;
      this.#announcer.say(keyOf(notification), words, variant === 'error' || variant === 'warning');
    }
  }

  /** An element that shows nothing takes no place in the page's grid, and no gap. Its live regions remain rendered. */
  readonly #takePlace = (): void => {
    const { parentElement } = this;
    const isInGrid = !!parentElement && /grid|flex/.test(getComputedStyle(parentElement).display);
    this.toggleAttribute('data-empty', isInGrid && !this.#shown.length);
  };

  /** The HTML of a body is written only once: writing it again would lose the focus and the selection. */
  readonly #item = ([{ id, variant, closable }, body]: Readable): TemplateResult => {
    const messages = noticesNow(this.locale);
    return html`<li class="item page-grid ${variant}" part="item" data-id=${id}>
      ${statusIcon(variant)}${statusHint(variant, messages)}
      ${
        body.kind === 'html'
          ? html`<div class="body html" dir="auto" .innerHTML=${guard([body], () => body.html)}></div>`
          : html`<div class="body"><bdi>${body.text}</bdi></div>`
      }
      ${closable ? closeButton(messages.closeMessage, () => this.#close(id)) : nothing}
    </li>`;
  };

  #close(id: string): void {
    if (this.dispatchEvent(new FpTopNotificationCloseEvent(id)))
      this.notifications = withoutTopNotification(this.notifications, id);
  }
}

/** A notification whose body has changed is announced again. */
function keyOf({ id, body }: TopNotification): string {
  return `${id} ${body}`;
}
