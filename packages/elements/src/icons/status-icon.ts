import type { Banner, TopNotification } from '@fleet-portal/model/entities';
import type { NoticeMessages } from '@fleet-portal/model/messages';
import { html, type TemplateResult } from 'lit';
import { alertIcon } from './circle-alert.ts';
import { infoIcon } from './info.ts';
import { warningIcon } from './triangle-alert.ts';

type Variant = Banner['variant'] | TopNotification['variant'];

/** The icon of a status, so that color is not its only sign. */
export function statusIcon(variant: Variant): TemplateResult {
  if (variant === 'error') return alertIcon;
  return variant === 'warning' ? warningIcon : infoIcon;
}

/** The status in words. */
export function statusWord(variant: Variant, messages: NoticeMessages): string {
  if (variant === 'error') return messages.errorMessage;
  return variant === 'warning' ? messages.warningMessage : messages.infoMessage;
}

/** The status for screen readers, placed before the text of the notice. */
export function statusHint(variant: Variant, messages: NoticeMessages): TemplateResult {
  return html`<span class="hidden-text">${statusWord(variant, messages)}: </span>`;
}
