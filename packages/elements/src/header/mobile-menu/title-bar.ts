import { html, type TemplateResult } from 'lit';
import { arrowLeftIcon } from '../../icons/arrow-left.ts';
import { closeIcon } from '../../icons/x.ts';
import { messagesNow } from '../../words/messages.ts';

interface TitleBar {
  title: string;
  locale: string;
  /** Null at the root level. */
  back: (() => void) | null;
  close: () => void;
}

/** The current level's title between the back and the close button (MOB-02). */
export function titleBar({ title, locale, back, close }: TitleBar): TemplateResult {
  const messages = messagesNow(locale);
  return html`<div class="title-bar">
    <button type="button" class="tool" aria-label=${messages.back} ?hidden=${!back} @click=${back}>
      ${arrowLeftIcon}
    </button>
    <h2 id="title" class="text" tabindex="-1">${title}</h2>
    <button type="button" class="close" aria-label=${messages.close} @click=${close}>${closeIcon}</button>
  </div>`;
}
