import { isContactHref } from '@fleet-portal/model/rules';
import { html, nothing, type TemplateResult } from 'lit';
import { externalIcon } from '../icons/arrow-up-right.ts';

export interface LinkOptions {
  /** The address, already made by the model's rules; empty where it is missing or unsafe. */
  href: string;
  content: unknown;
  /** Said to screen readers after an external link's text, such as “opens another site”; without it the link is not marked. */
  externalHint?: string | false | null | undefined;
  /** Whether it leads to the page that is shown, or to what that page belongs to. */
  current?: 'page' | 'true' | undefined;
  /** The id of the text that says more of the target. */
  describedBy?: string | undefined;
  /** Class names. */
  names?: string | undefined;
  part?: string | undefined;
  /** For a link with an event of its own; the element around announces all others. */
  onClick?: ((event: MouseEvent) => void) | undefined;
}

/** A real link; plain text where it has no safe address. */
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
