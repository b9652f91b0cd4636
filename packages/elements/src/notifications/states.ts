import type { NoticeMessages } from '@fleet-portal/model/messages';
import { html, type TemplateResult } from 'lit';
import { alertIcon } from '../icons/circle-alert.ts';

/** The empty state, illustrated with an open road. */
export function empty(words: NoticeMessages): TemplateResult {
  return html`<div class="state">
    <svg viewBox="0 0 160 96" width="160" height="96" aria-hidden="true">
      <circle class="sun" cx="112" cy="36" r="16" />
      <path class="hill" d="M12 64q24-36 48-12 12-16 28-4 20-24 60 16" />
      <path d="M4 64h152M64 64 44 92m52-28 20 28M80 68v4m0 6v4m0 6v4" />
    </svg>
    <h3><bdi>${words.noNotifications}</bdi></h3>
    <p><bdi>${words.noNotificationsHint}</bdi></p>
  </div>`;
}

/** The error message with a button to try again (NTF-08), to which `CardFocus` returns by an id that no card has. */
export function failure(words: NoticeMessages, retry: () => void): TemplateResult {
  return html`<div class="state failed">
    ${alertIcon}
    <h3><bdi>${words.notificationsFailed}</bdi></h3>
    <p><bdi>${words.notificationsFailedHint}</bdi></p>
    <button type="button" class="retry" data-id="" @click=${retry}>${words.tryAgain}</button>
  </div>`;
}

/** A skeleton of the cards that are loading. */
export function skeleton(): TemplateResult {
  const bar = html`<div class="card bone"><span></span><span></span><span></span></div>`;
  return html`<div class="skeleton" aria-hidden="true">${bar}${bar}${bar}</div>`;
}
