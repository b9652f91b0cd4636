import { isContactHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { externalIcon } from '../icons/arrow-up-right.ts';

export interface LinkOptions {
  /** The address, already made by the model's rules; empty if it is missing or unsafe. */
  href: string;
  content: unknown;
  /** Text for screen readers after an external link's text, such as “opens another site”; without it the link is not marked. */
  externalHint?: string | false | null | undefined;
  /** Whether the link leads to the current page (`page`), or to the section that the page belongs to (`true`). */
  current?: 'page' | 'true' | undefined;
  /** The id of a text that describes the target. */
  describedBy?: string | undefined;
  /** Class names. */
  names?: string | undefined;
  part?: string | undefined;
  /** Set for a link that fires an event of its own; the surrounding element announces all others. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A link, or plain text if there is no safe address. */
export function link({
  href,
  content,
  externalHint,
  current,
  describedBy,
  names,
  part,
  onClick,
}: LinkOptions): TemplateResult {
  const hint = !isContactHref(href) && externalHint;
  if (!href) return html`<span class=${names ?? nothing} part=${part ?? nothing}>${content}</span>`;
  return html`<a
    href=${href}
    class=${names ?? nothing}
    part=${part ?? nothing}
    rel=${hint ? 'external noopener' : nothing}
    aria-describedby=${describedBy ?? nothing}
    aria-current=${current ?? nothing}
    @click=${onClick ?? nothing}
    >${hint ? html`${content}${externalIcon}<span class="hidden-text">${` ${hint}`}</span>` : content}</a
  >`;
}
