import type { Notification } from '@fleet-portal/model/entities';
import type { NoticeMessages } from '@fleet-portal/model/messages';
import {
  type CardLife,
  isExternalLink,
  isLeaving,
  isUnread,
  linkHref,
  mayDelete,
  notificationTime,
  troubleOf,
  truncate,
} from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { checkIcon } from '../icons/check.ts';
import { alertIcon } from '../icons/circle-alert.ts';
import { adminIcon as settingsIcon } from '../icons/settings.ts';
import { deleteIcon } from '../icons/trash-2.ts';
import { link } from '../navigation/link.ts';
import { cardActions } from './card-actions.ts';

/** What all cards of a drawer share. */
export interface CardView {
  words: NoticeMessages;
  locale: string;
  timeZone: string;
  read: (notification: Notification) => void;
  act: (notification: Notification, action: string) => void;
  remove: (notification: Notification) => void;
  openSettings: (notification: Notification) => void;
}

/** The maximum length of a title within the names of a card's buttons. */
const nameLimit = 80;

/** One notification (NTF-02 to NTF-06); its texts are never treated as markup. */
export function card(notification: Notification, life: CardLife, view: CardView): TemplateResult {
  const { words } = view;
  const { notificationId, message, isCritical } = notification;
  const name = shortName(nameOf(notification));
  return html`<li ?inert=${isLeaving(life)}>
    <div class="clip">
      <article
        part="card"
        class="card ${isCritical ? 'critical' : ''} ${isUnread(life) ? 'unread' : ''}"
        tabindex="-1"
        data-id=${notificationId}
        aria-label=${name || nothing}
        aria-describedby=${metaId(notificationId)}
      >
        ${isCritical ? html`<strong aria-hidden="true">${alertIcon}${words.critical}</strong>` : nothing}
        ${title(notification, view)}
        ${message && message !== nameOf(notification) ? html`<p class="message"><bdi>${message}</bdi></p>` : nothing}
        <div class="foot">
          ${meta(notification, life, view)} ${cardActions(notification, life, view)}
          ${tools(notification, life, view, name)}
        </div>
        ${trouble(life, words)}
      </article>
    </div>
  </li>`;
}

function nameOf({ title, message, category }: Notification): string {
  return title || message || category;
}

/** The start of a name that is too long, up to the end of a word if one is near. */
function shortName(name: string): string {
  const cut = truncate(name, nameLimit);
  const rest = name.slice(cut.length);
  return rest ? `${rest.trimStart() === rest ? cut.replace(/\s+\S{0,20}$/, '') : cut}…` : name;
}

/** An id for `aria-describedby`, which is a list separated by spaces, but not by non-breaking ones. */
function metaId(notificationId: string): string {
  return `meta-${notificationId.replaceAll(/\s/g, '\u00a0')}`;
}

/** The card's description. It contains “unread” and “critical” for screen readers; visually they are at the card's top. */
function meta(
  notification: Notification,
  life: CardLife,
  { words, locale, timeZone }: CardView,
): TemplateResult {
  const { notificationId, isCritical, category, receivedDate } = notification;
  const signs = `${isUnread(life) ? words.unread : ''} ${isCritical ? words.critical : ''}`;
  const time = notificationTime(receivedDate, locale, timeZone);
  return html`<p class="meta" id=${metaId(notificationId)}>
    <span class="hidden-text">${signs}</span>
    ${category ? html`<span>${category}</span>` : nothing}
    ${time ? html`<time datetime=${receivedDate}><span dir="ltr">${time}</span></time>` : nothing}
  </p>`;
}

function tools(notification: Notification, life: CardLife, view: CardView, name: string): TemplateResult {
  const { words } = view;
  const tool = (label: string, icon: unknown, act: (notification: Notification) => void, isOff = false) =>
    html`<button
      type="button"
      class="tool"
      aria-label=${name ? `${label}: ${name}` : label}
      aria-disabled=${isOff || nothing}
      @click=${() => act(notification)}
    >
      ${icon}
    </button>`;
  return html`<div class="tools">
    ${isUnread(life) ? tool(words.markAsRead, checkIcon, view.read) : nothing}
    ${tool(words.notificationSettings, settingsIcon, view.openSettings)}
    ${tool(words.deleteNotification, deleteIcon, view.remove, !mayDelete(life))}
  </div>`;
}

function title(notification: Notification, { locale, words }: CardView): unknown {
  const target = { path: notification.link };
  const name = nameOf(notification);
  if (!name) return nothing;
  const content = html`<bdi>${name}</bdi>`;
  const href = linkHref(target, locale);
  const externalHint = href && isExternalLink(target) && words.externalSite;
  return html`<h4>${href ? link({ href, content, externalHint }) : content}</h4>`;
}

function trouble(life: CardLife, words: NoticeMessages): unknown {
  const what = troubleOf(life);
  if (!what) return nothing;
  return html`<p class="trouble">
    ${alertIcon}<span><b>${words[what]}</b>${' '}${words.tryLater}</span>
  </p>`;
}
